import type { TopicStrategies } from '../../strategy.ts'

export const projects: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Two dates only', body: 'Write down two dates: when you start and when you show it.' },
      { title: 'Let a planner plan', body: 'If schedules cramp you, ask a teammate to write one and circle your part.' },
      { title: 'First slide now', body: 'Make the title slide in the next ten minutes and save it.' },
    ],
    Intensify: [
      { title: 'Plan backwards', body: 'List all jobs, put them in order and give each a date.' },
      { title: 'Rehearse in order', body: 'Run through your talk from first slide to last with a watch.' },
      { title: 'Check the brief', body: 'Compare your project with the brief, line by line, before the last weekend.' },
    ],
    Tether: [
      { title: 'Keep one slot empty', body: 'Leave one part of the schedule free for what turns up.' },
      { title: 'Present without the script', body: 'Give one section of your talk from a single keyword.' },
      { title: 'Accept a late change', body: 'When a part changes, rewrite only that card and leave the others.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'One figure, one source', body: 'Find one figure for your topic and note where it came from.' },
      { title: 'Interview somebody', body: 'If research feels dry, record a two-minute talk with someone who knows the topic.' },
      { title: 'Twenty-minute library', body: 'Give research twenty minutes, then shut the laptop.' },
    ],
    Intensify: [
      { title: 'List your sources', body: 'Start a source list today and add each book or page as you use it.' },
      { title: 'Predict the questions', body: 'Write five questions the audience may ask and look up the answers.' },
      { title: 'Label everything', body: 'Give every picture and chart an exact title, unit and source.' },
    ],
    Tether: [
      { title: 'One fact per slide', body: 'Keep the strongest fact on each slide and move the rest to your notes.' },
      { title: 'Research deadline', body: 'Set a date after which you only build and no longer search.' },
      { title: 'Answer in one breath', body: 'Answer each audience question in one sentence and ask for the next.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Paper model', body: 'Make a quick model from paper or cardboard. It may look rough.' },
      { title: 'Work beside a maker', body: 'If tools put you off, sit with someone who likes them and do one move.' },
      { title: 'Press every button', body: 'Try projector, sound and clicker for five minutes in the empty room.' },
    ],
    Intensify: [
      { title: 'Show it working', body: 'Plan one live demonstration of what you describe.' },
      { title: 'Build early, test early', body: 'Make a rough version now and test it on two people.' },
      { title: 'Solve a real case', body: 'Pick a real user or place and shape the project for it.' },
    ],
    Tether: [
      { title: 'Talk about the people', body: 'Add one slide about who is affected, not only how it works.' },
      { title: 'Hand over a part', body: 'Give a teammate one piece to build, and explain how.' },
      { title: 'Report before building', body: 'Write half a page about your aim before you fetch the tools.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Borrow a style', body: 'If blank slides make you tense, copy the style of a poster you like.' },
      { title: 'Ask three people', body: 'Ask three people for one odd idea each, and use the mildest.' },
      { title: 'Open with a question', body: 'Replace your first sentence by a question to the audience.' },
    ],
    Intensify: [
      { title: 'Stage one scene', body: 'Turn one point of the talk into a short scene.' },
      { title: 'Combine two topics', body: 'Cross your topic with something unrelated and note what appears.' },
      { title: 'Throw away version one', body: 'Sketch a second version that looks nothing like the first.' },
    ],
    Tether: [
      { title: 'Freeze the idea', body: 'Choose one idea by tonight and write it at the top of the brief.' },
      { title: 'Rehearse, do not improvise', body: 'Fix your opening and closing words and say them the same way twice.' },
      { title: 'Extras after the core', body: 'Finish what the brief demands before you add effects.' },
    ],
  },
}
