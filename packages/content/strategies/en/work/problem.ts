import type { TopicStrategies } from '../../strategy.ts'

export const problem: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Name step zero', body: 'Write down what happened just before the problem appeared.' },
      { title: 'Borrow a checklist', body: 'If procedures feel slow, take an existing checklist and do its first three checks.' },
      { title: 'Ten calm minutes', body: 'Give ten minutes to one cause at a time, then switch if you like.' },
    ],
    Intensify: [
      { title: 'Time line of the fault', body: 'Put the events in order with the time beside each.' },
      { title: 'One change at a time', body: 'Change a single thing, test, note the result, then take the next.' },
      { title: 'Order the causes', body: 'Rank the possible causes and begin with the cheapest to check.' },
    ],
    Tether: [
      { title: 'Skip to the suspect', body: 'Go straight to the likeliest cause and leave the standard checks for later.' },
      { title: 'Bend the procedure', body: 'Ask who may allow an exception, and call that person.' },
      { title: 'Act on half a plan', body: 'Take one safe action before the full plan is written.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Three exact words', body: 'Describe the problem in one line with a place, a time and a number.' },
      { title: 'Split the fact-finding', body: 'If digging for data drains you, share the log with a colleague: half each.' },
      { title: 'One call to verify', body: 'Make one call to check the fact on which most depends.' },
    ],
    Intensify: [
      { title: 'What is it not', body: 'List where the problem does not occur and compare.' },
      { title: 'Gather the evidence', body: 'Save messages, figures and photos in one folder before anyone explains them.' },
      { title: 'Ask why five times', body: 'Ask "why" five times and write each answer down.' },
    ],
    Tether: [
      { title: 'Decide on partial facts', body: 'Write what you know on one card and decide on that.' },
      { title: 'Stop the post-mortem', body: 'Leave the question of blame and exact wording until things run again.' },
      { title: 'Data curfew', body: 'Name an hour at which data gathering ends and action begins.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Touch the cause', body: 'Go to the place of the problem and look at it for five minutes.' },
      { title: 'Borrow some hands', body: 'If repairs make you nervous, ask a practical colleague and hand them the tools.' },
      { title: 'Reset one thing', body: 'Restart, reconnect or replace one part, and see what changes.' },
    ],
    Intensify: [
      { title: 'Rebuild the fault', body: 'Make the problem happen again on a small scale.' },
      { title: 'Work from the inside', body: 'Open the device, file or process and trace where it stops.' },
      { title: 'Try the simple fix', body: 'Test the simplest fix first and watch it for an hour.' },
    ],
    Tether: [
      { title: 'Describe before fixing', body: 'Tell somebody what is wrong before you pick up a tool.' },
      { title: 'Ask those it hurts', body: 'Ask two affected people what they need most until it works.' },
      { title: 'Stop at the second hour', body: 'Call in a colleague when two hours have passed without a result.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Ask an outsider', body: 'If strange ideas make you uneasy, let an outsider ask three naive questions.' },
      { title: 'Pick one wild option', body: 'List one solution you would never choose, and find a useful bit in it.' },
      { title: 'Four-minute sketch', body: 'Sketch a solution for four minutes with no right or wrong.' },
    ],
    Intensify: [
      { title: 'Flip the problem', body: 'Ask how you would cause this problem, then reverse the answer.' },
      { title: 'Steal from nature', body: 'Look how a kitchen, an airport or an ant hill handles the same thing.' },
      { title: 'Leave the desk', body: 'Take the problem for a walk and come back with three ideas.' },
    ],
    Tether: [
      { title: 'Test before the next idea', body: 'Test the first idea to its end before you name another.' },
      { title: 'Stay with the question', body: 'Write the problem on a card and hold it while you think.' },
      { title: 'Keep what works', body: 'List what still works and leave that untouched.' },
    ],
  },
}
