import type { TopicStrategies } from '../../strategy.ts'

export const firstWeeks: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Three lines a day', body: 'If routines feel heavy, write three lines each evening: met, did, next.' },
      { title: 'Buddy for the order', body: 'Ask a colleague to tell you each morning what comes first.' },
    ],
    Intensify: [
      { title: 'List of names and duties', body: 'Write down who does what, and complete the list each day.' },
      { title: 'Repeat the daily round', body: 'Do the daily tasks in the same order for the first week.' },
    ],
    Tether: [
      { title: 'Follow the house order', body: 'Follow the order of the house for two weeks before you suggest yours.' },
      { title: 'Accept the loose hour', body: 'When nothing is planned, ask a colleague whether you may look on.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Five terms a week', body: 'Pick five terms of the house and ask what they mean.' },
      { title: 'Notes by phone', body: 'If note-taking tires you, speak a one-minute note after each briefing.' },
    ],
    Intensify: [
      { title: 'Ask until it is clear', body: 'Ask what a finished piece of work should look like.' },
      { title: 'Read one rule a day', body: 'Read one house rule each day and check it with a colleague.' },
    ],
    Tether: [
      { title: 'One question an hour', body: 'Collect your questions and ask the most urgent once an hour.' },
      { title: 'Small slips can stay', body: 'Note the small slips you see and mention none in the first week.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Hands on, supervised', body: 'If machines make you uneasy, do one move while someone stands beside you.' },
      { title: 'Ask for a slow demo', body: 'Ask a colleague to show one task slowly, twice.' },
    ],
    Intensify: [
      { title: 'Real job, day one', body: 'Ask for one small real job on your first day.' },
      { title: 'Learn the tools', body: 'Try out each tool at your place and note what it does.' },
    ],
    Tether: [
      { title: 'Lunch with others', body: 'Join others for lunch instead of staying at your bench.' },
      { title: 'Ask before improving', body: 'Ask why it is done this way before you fix anything.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'One new face', body: 'If so much newness tires you, greet just one new person a day.' },
      { title: 'Guess, then ask', body: 'Make a small guess how something is done and ask whether it fits.' },
    ],
    Intensify: [
      { title: 'Outsider’s notebook', body: 'Note what surprises you while you still see it as a newcomer.' },
      { title: 'Offer one idea', body: 'Offer one idea from another place once you know why things are so.' },
    ],
    Tether: [
      { title: 'Write ideas down for later', body: 'Keep a list of ideas and show it after the first month.' },
      { title: 'Copy before changing', body: 'Do each task once just as you were shown.' },
    ],
  },
}
