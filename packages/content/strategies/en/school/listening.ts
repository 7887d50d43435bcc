import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Catch three stations', body: 'Listen for beginning, turning point and end, and write one word for each.' },
      { title: 'Use a ready-made frame', body: 'If ordered notes cramp you, ask for the outline of the talk and fill gaps.' },
      { title: 'Date on top', body: 'Write date and topic at the top, and let the rest be free.' },
    ],
    Intensify: [
      { title: 'Number the points', body: 'Number each point the speaker makes, and leave a line between them.' },
      { title: 'Two-column page', body: 'Draw two columns before the talk: main points left, details right.' },
      { title: 'Same-day review', body: 'Go through your notes in order before the day is over.' },
    ],
    Tether: [
      { title: 'Let notes wander', body: 'Use a blank sheet and place words wherever there is room.' },
      { title: 'Follow the detour', body: 'When the speaker leaves the outline, put the outline down and listen.' },
      { title: 'Skip the rewriting', body: 'Leave your notes as they are and use the time to recall them.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Five facts per talk', body: 'Write down five facts, then lay the pen aside.' },
      {
        title: 'Compare with someone nearby',
        body: 'If full notes drain you, swap with the person beside you and copy one missing detail.',
      },
      { title: 'Record one part', body: 'Ask if you may record the most important ten minutes.' },
    ],
    Intensify: [
      { title: 'Catch names and numbers', body: 'Write down every name, date and figure exactly as you hear it.' },
      { title: 'Mark what is unclear', body: 'Put a question mark at each unclear spot and ask about two of them.' },
      { title: 'Write the definition', body: 'Take down definitions word for word and the rest in short.' },
    ],
    Tether: [
      { title: 'Listen with empty hands', body: 'Keep your hands empty for five minutes and only listen.' },
      { title: 'Keywords, not sentences', body: 'Write at most four words for each point.' },
      { title: 'Hold the follow-up', body: 'Save your questions for the end, and ask the most useful one.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Ask for a demonstration', body: 'If technical talk goes past you, ask the speaker to show it once.' },
      { title: 'Hands on an example', body: 'Hold or open an example while you listen.' },
      { title: 'Copy one diagram', body: 'Copy one diagram from the board, with just three labels.' },
    ],
    Intensify: [
      { title: 'Draw the system', body: 'Draw how the parts act on each other while you listen.' },
      { title: 'Note a use', body: 'Write one place where you could apply each main point.' },
      { title: 'Try it the same day', body: 'Try out one thing from the talk before the evening.' },
    ],
    Tether: [
      { title: 'Look up and nod', body: 'Look at the speaker for a full minute before you sketch again.' },
      { title: 'Explain it to a friend', body: 'After the talk, explain it to someone in at least five sentences.' },
      { title: 'Put the gadget away', body: 'Keep device and tools in the bag while someone is speaking.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'One small image', body: 'Draw one small image for the main idea. A stick figure will do.' },
      { title: 'Ask for the link', body: 'If leaps between topics lose you, ask the speaker how the two belong together.' },
      { title: 'Guess the next point', body: 'Once in the talk, guess what comes next and see whether it does.' },
    ],
    Intensify: [
      { title: 'Mind map', body: 'Put the topic in the middle and let branches grow in every direction.' },
      { title: 'Find a metaphor', body: 'Write down what the whole talk is like, in one image.' },
      { title: 'Connect two subjects', body: 'Draw an arrow from a new point to something from another subject.' },
    ],
    Tether: [
      { title: 'Margin for stray ideas', body: 'Give stray ideas a narrow margin and go back to the speaker’s words.' },
      { title: 'Speaker’s words first', body: 'Write what was said before you add what you think.' },
      { title: 'Wait three seconds', body: 'Wait three seconds after the speaker ends before you comment.' },
    ],
  },
}
