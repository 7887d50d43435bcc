import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Copy one worked example', body: 'Copy one worked example line by line, then change only the numbers.' },
      { title: 'Ask for step one', body: 'If long methods put you off, ask someone for the first step only, and write it.' },
      { title: 'One line, one step', body: 'Use lined paper and allow just one change per line.' },
    ],
    Intensify: [
      { title: 'List given and wanted', body: 'Write what is given, what is wanted and which formula joins them.' },
      { title: 'Number your steps', body: 'Number each line of the solution so that you can find a slip.' },
      { title: 'Problems in order', body: 'Take the problems in the given order for half an hour, with the phone in another room.' },
    ],
    Tether: [
      { title: 'Try a shortcut', body: 'Look for a shorter way through one problem, even if the method sheet shows another.' },
      { title: 'Jump to the end', body: 'Start with the answer you expect and work backwards.' },
      { title: 'Messy scrap paper', body: 'Do the first attempt on scrap paper, with no neat columns.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Check a single sign', body: 'Go back over one solution and check only plus and minus signs.' },
      { title: 'Define it together', body: 'Ask a classmate to explain one term, and write it on a card.' },
      { title: 'Unit stickers', body: 'If exactness tires you, write just the unit behind every number.' },
    ],
    Intensify: [
      { title: 'Estimate and compare', body: 'Write an estimate first, and compare it with the exact result.' },
      { title: 'Name the rule', body: 'Write beside each step the rule that allows it.' },
      { title: 'Recalculate another way', body: 'Do the calculation a second time with another method or a calculator.' },
    ],
    Tether: [
      { title: 'One check per problem', body: 'Check each result once, then move to the next problem.' },
      { title: 'Round on purpose', body: 'Round the numbers for a first pass when the question allows it.' },
      { title: 'Skip the proof today', body: 'Accept the given formula and use it, without deriving it first.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Move real things', body: 'Lay out coins or paper clips for the first problem and move them.' },
      { title: 'Watch it built', body: 'If models say little to you, watch a short video of this problem being built.' },
      { title: 'Graph two points', body: 'Draw a pair of axes and plot only two points.' },
    ],
    Intensify: [
      { title: 'Draw before you calculate', body: 'Make a sketch with all measures before you write an equation.' },
      { title: 'Find a real case', body: 'Look for a price, a speed or a room where this calculation is used.' },
      { title: 'Debug your solution', body: 'Put in simple numbers at each step until you find where it breaks.' },
    ],
    Tether: [
      { title: 'Write out the thinking', body: 'Add a short reason in words beside each line you did in your head.' },
      { title: 'Explain it aloud', body: 'Explain one solution to someone who has not seen the problem.' },
      { title: 'Theory for ten minutes', body: 'Read the explanation for ten minutes before you touch the first problem.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Guess in pencil', body: 'If guessing feels wrong, write a guess in pencil and erase it later.' },
      { title: 'Pick a second path', body: 'Ask a friend for a different way, and try only its first line.' },
      { title: 'Circle what repeats', body: 'Circle every number that repeats and see what picture the circles make.' },
    ],
    Intensify: [
      { title: 'Invent a problem', body: 'Make up a problem whose answer is 42 and hand it to a friend.' },
      { title: 'Tell it as a story', body: 'Turn the equation into a story with two people and one conflict.' },
      { title: 'Try three starts', body: 'Sketch three possible starts before you choose one.' },
    ],
    Tether: [
      { title: 'Finish the known way', body: 'Carry the standard method to its last line before you try your own.' },
      { title: 'Hunch on hold', body: 'Write your hunch in the margin and prove it line by line.' },
      { title: 'One problem per page', body: 'Give each problem its own page and turn only when it is solved.' },
    ],
  },
}
