import type { TopicStrategies } from '../../strategy.ts'

export const groupWork: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Take one job', body: 'Ask the group for one small job and do it.' },
      { title: 'Listen for your turn', body: 'Waiting feels long? Hold a pencil until your turn comes.' },
      { title: 'Photo of the plan', body: 'Ask a grown-up to take a photo of the group plan for you.' },
    ],
    Intensify: [
      { title: 'Who does what', body: 'Write each name next to one job.' },
      { title: 'Ask what comes next', body: 'When a part is done, ask the group what comes next.' },
      { title: 'Clear the table', body: 'Clear the table and lay out the things the group needs.' },
    ],
    Tether: [
      { title: 'Let another start', body: 'Let another child pick the first step today.' },
      { title: 'Try their order', body: 'Do one job in the order your friend likes.' },
      { title: 'Loose plan', body: 'Plan only the first ten minutes, then ask the group again.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Write one thing down', body: 'Write down one thing that the group agrees on.' },
      { title: 'Ask one question', body: 'Ask the group one question that begins with "what".' },
      { title: 'Fact buddy', body: 'Facts feel heavy? Look up one fact together with a buddy.' },
    ],
    Intensify: [
      { title: 'Say it back', body: 'Say back what a friend said and ask, "Is that right?"' },
      { title: 'Check it together', body: 'Read the group page aloud and look for slips.' },
      { title: 'Ask for the reason', body: 'Ask a group friend, "Why do you think so?"' },
    ],
    Tether: [
      { title: 'Count to five', body: 'Count to five in your head before you fix a friend’s words.' },
      { title: 'Two questions each', body: 'Ask two questions, then let others talk.' },
      { title: 'Small slips can wait', body: 'Put small slips on a list for the last five minutes.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Hold the tape', body: 'Offer to hold or cut something while others build.' },
      { title: 'Copy a friend', body: 'Watch what a friend does with the parts and do it once.' },
      { title: 'Fix one thing', body: 'Pick one loose part and fix it with help.' },
    ],
    Intensify: [
      { title: 'Show with your hands', body: 'Show the group your idea with things on the table.' },
      { title: 'Try it out', body: 'Ask the group to test one part before you go on.' },
      { title: 'Find a use', body: 'Tell the group how somebody could use what you make.' },
    ],
    Tether: [
      { title: 'Think out loud', body: 'Say what you think while your hands work.' },
      { title: 'Share the tools', body: 'Give the scissors to someone who has not had a turn.' },
      { title: 'Come to the middle', body: 'Move your chair to the group and stay for ten minutes.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Add to an idea', body: 'Say "yes, and..." to one idea from a friend.' },
      { title: 'Idea out of a hat', body: 'New ideas feel odd? Pull one from a hat with the group.' },
      { title: 'Say one maybe', body: 'Say one idea that starts with "maybe we could".' },
    ],
    Intensify: [
      { title: 'Ask what if', body: 'Ask the group, "What if we did it the other way around?"' },
      { title: 'Group name', body: 'Make up a funny name and a sign for your group.' },
      { title: 'Put ideas together', body: 'Take two ideas of two friends and mix them.' },
    ],
    Tether: [
      { title: 'One idea each round', body: 'Give one idea, then wait until everyone has given one.' },
      { title: 'Vote and keep', body: 'After the vote, help with the idea that was picked.' },
      { title: 'Draw it for later', body: 'Draw extra ideas on your own paper while the group works.' },
    ],
  },
}
