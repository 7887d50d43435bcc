import type { TopicStrategies } from '../../strategy.ts'

export const planning: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Next step only', body: 'Write down only the next step and who takes it.' },
      {
        title: 'Pair with a planner',
        body: 'If long plans tire you, give a colleague who likes planning twenty minutes and answer questions.',
      },
      { title: 'Three-box board', body: 'Hang up three boxes, to do, doing and done, and move one card.' },
    ],
    Intensify: [
      { title: 'Milestones on a line', body: 'Draw a line, mark five milestones and put a date under each.' },
      { title: 'First things first', body: 'Mark which task has to end before another can begin.' },
      { title: 'Weekly plan check', body: 'Fix ten minutes each week to compare the plan with what happened.' },
    ],
    Tether: [
      { title: 'Plan two weeks, not ten', body: 'Detail the next two weeks and leave the rest in rough lines.' },
      { title: 'Buffer without a label', body: 'Keep a day in the plan free and do not assign it.' },
      { title: 'Begin before it is full', body: 'Start one small piece today while the plan still has gaps.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Three known facts', body: 'Write down three things you know for certain: budget, date, people.' },
      { title: 'Ask for the numbers', body: 'If gathering figures drags, ask one person to send you the two that matter.' },
      { title: 'Half-hour of detail', body: 'Describe one task in full for thirty minutes, then leave it.' },
    ],
    Intensify: [
      { title: 'Define done', body: 'Write for each task how anybody can see that it is finished.' },
      { title: 'Check the estimates', body: 'Compare each estimate with how long the last one took.' },
      { title: 'List the assumptions', body: 'List what the plan takes for granted and verify the riskiest line.' },
    ],
    Tether: [
      { title: 'Good enough to decide', body: 'Decide when you have two independent sources, and stop gathering.' },
      { title: 'Round the hours', body: 'Plan in half days and leave the minutes out.' },
      { title: 'One-page plan', body: 'Cut the plan to one page and move the rest to an appendix.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Move paper around', body: 'Write tasks on paper slips and shift them by hand for ten minutes.' },
      { title: 'Visit the site', body: 'If you would rather plan from afar, have someone walk you through the place once.' },
      { title: 'Ask what breaks first', body: 'Ask a technician which part is likely to fail first, and note it.' },
    ],
    Intensify: [
      { title: 'Pilot one piece', body: 'Choose the smallest piece that can run and try it this week.' },
      { title: 'Plan with the tools', body: 'Check that each tool in the plan is there and works.' },
      { title: 'Plan B for one fault', body: 'Take the likeliest fault and write down how you would fix it.' },
    ],
    Tether: [
      { title: 'Plan before parts', body: 'Leave orders and tools alone until two people have agreed to the plan.' },
      { title: 'Talk to those affected', body: 'Call one person who must live with the result before you solve anything.' },
      { title: 'Share the workload', body: 'Give away one task that you would rather do alone.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Copy a bold plan', body: 'If blank paper makes you uneasy, start from a bold plan made by others.' },
      { title: 'One what-if', body: 'Ask yourself one "what if" about the plan and write two lines.' },
      { title: 'Invite an outsider', body: 'Have someone from another department name one thing they would do differently.' },
    ],
    Intensify: [
      { title: 'Two unlike plans', body: 'Sketch another plan for the same goal with half the money.' },
      { title: 'Headline from the future', body: 'Write the news headline you want to read when it is over.' },
      { title: 'Swap the order of ideas', body: 'Start from the most exciting part and plan outward from there.' },
    ],
    Tether: [
      { title: 'Close the idea door', body: 'Name a date after which no new idea enters this project.' },
      { title: 'Choose with three criteria', body: 'Rate each idea by cost, time and use, and keep one.' },
      { title: 'Commit for a week', body: 'Follow the chosen plan for one week before you change a line.' },
    ],
  },
}
