import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Take one dated job', body: 'Ask for one job with one date and put it in your phone.' },
      { title: 'Follow somebody’s plan', body: 'If plans made by others chafe, follow this one for a single session.' },
      { title: 'Five-minute order', body: 'Spend the first five minutes agreeing on what is done first.' },
    ],
    Intensify: [
      { title: 'Write the who-what-when', body: 'Write who does what by when, and send it to everyone.' },
      { title: 'Keep the round', body: 'Suggest that everybody speaks once, in turn, before anyone speaks again.' },
      { title: 'Open with a recap', body: 'Begin the session with what is done and what comes next.' },
    ],
    Tether: [
      { title: 'Let others choose the order', body: 'Ask someone else to set the order of work today, and follow it.' },
      { title: 'Live with two open points', body: 'Leave two points open on purpose until the next meeting.' },
      { title: 'Lend the list', body: 'Hand your list to another member and let it change.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Take down decisions', body: 'Write down only what the group decides, one line each.' },
      { title: 'Share the fact check', body: 'If checking bores you, pair up and check the two most important facts.' },
      { title: 'Ask one clear question', body: 'Ask one question that starts with "How many" or "By when".' },
    ],
    Intensify: [
      { title: 'Repeat to confirm', body: 'Repeat in your own words what was agreed, and ask if it is right.' },
      { title: 'Bring evidence', body: 'Bring one source for each point you want the group to accept.' },
      { title: 'Agree on terms', body: 'Ask the group what the main word of the task means to each person.' },
    ],
    Tether: [
      { title: 'Three comments, then listen', body: 'Make at most three corrections per session and listen to the rest.' },
      { title: 'Praise before detail', body: 'Say what works in a draft before you mention the first slip.' },
      { title: 'Short version first', body: 'Give your point in two sentences and wait for questions.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Join at the workbench', body: 'Ask a member to let you assemble one part beside them.' },
      { title: 'Try the app together', body: 'If the shared tool worries you, open it with a teammate and click once through its menus.' },
      { title: 'Make one test', body: 'Offer to test one thing the group has made, for five minutes.' },
    ],
    Intensify: [
      { title: 'Bring a rough sample', body: 'Bring a rough sample instead of an opinion.' },
      { title: 'Ask where it breaks', body: 'Ask the group where the plan could break, and fix one spot.' },
      { title: 'Sketch the discussion', body: 'Draw on the board how the parts of the task fit together.' },
    ],
    Tether: [
      { title: 'Work at the same table', body: 'Do your part at the shared table and not in a corner.' },
      { title: 'Say what you are doing', body: 'Tell the group every ten minutes what you are working on.' },
      { title: 'Ask before repairing', body: 'Ask a member before you change their part.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Vote for an idea', body: 'If brainstorming unsettles you, collect ideas in silence and vote with dots.' },
      { title: 'Build on one thought', body: 'Take one idea from a teammate and add a single detail to it.' },
      { title: 'Allow a silly round', body: 'Agree on two minutes in which every idea counts, and give one.' },
    ],
    Intensify: [
      { title: 'Turn the task around', body: 'Ask how the group could make the project fail, then reverse each answer.' },
      { title: 'Mix two proposals', body: 'Join two proposals that seem not to fit, and describe the result.' },
      { title: 'Play the audience', body: 'Step into the role of the audience and say what would surprise you.' },
    ],
    Tether: [
      { title: 'Hold the third idea', body: 'Give one idea per round and keep the others on your own paper.' },
      { title: 'Support what was chosen', body: 'When the group has chosen, say one thing that helps that choice.' },
      { title: 'Finish before inventing', body: 'Bring one agreed part to its end before you propose a change.' },
    ],
  },
}
