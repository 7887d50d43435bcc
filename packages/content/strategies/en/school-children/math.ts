import type { TopicStrategies } from '../../strategy.ts'

export const math: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Do number one', body: 'Cover the page with paper so that you see only the first problem.' },
      { title: 'Steps with a friend', body: 'Ask a friend to say the first step while you write it.' },
      { title: 'Squares for numbers', body: 'Rows feel too tidy? Use squared paper: one number in each box.' },
    ],
    Intensify: [
      { title: 'Step by step lines', body: 'Write each step on its own line.' },
      { title: 'Circle the order', body: 'Write 1, 2 and 3 over the parts you must do.' },
      { title: 'Tidy math desk', body: 'Clear your desk, then put out pencil, ruler and paper.' },
    ],
    Tether: [
      { title: 'Try another way', body: 'Solve one problem in a new order and look at the answer.' },
      { title: 'Easy ones anywhere', body: 'Do any problem you like first, not the top one.' },
      { title: 'Leave a gap', body: 'If one step will not come, leave a gap and go on.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Check one answer', body: 'Choose one answer and count it again with your fingers.' },
      { title: 'Read it twice', body: 'Exact numbers feel tiring? Let someone read the problem to you twice.' },
      { title: 'Circle the numbers', body: 'Take a bright pencil and circle only the numbers in the problem.' },
    ],
    Intensify: [
      { title: 'Name what you count', body: 'Write after each number what it is: apples, coins or steps.' },
      { title: 'Ask what it means', body: 'Point to a math word and ask someone to show what it means.' },
      { title: 'Turn it around', body: 'Check a plus problem with minus.' },
    ],
    Tether: [
      { title: 'Skip the long check', body: 'Check only the last two problems, then turn the page.' },
      { title: 'Close is fine', body: 'When the task says "about", guess the number and stop.' },
      { title: 'Short answer box', body: 'Write your answer in one short line, with no extra words.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Five little things', body: 'Put five buttons on the desk and use them for one problem.' },
      { title: 'Watch, then move', body: 'Watch a friend do it with blocks, then move one block yourself.' },
      { title: 'Draw circles', body: 'Draw circles for the numbers, only for the first problem.' },
    ],
    Intensify: [
      { title: 'Build the problem', body: 'Use blocks or coins to build the problem in front of you.' },
      { title: 'Find it at home', body: 'Use a ruler to measure something at home like in the task.' },
      { title: 'Hunt the bug', body: 'Wrong answer? Look for the exact spot where it went off.' },
    ],
    Tether: [
      { title: 'Say your steps', body: 'Tell someone how you got the answer, one step at a time.' },
      { title: 'Write down the middle', body: 'Write the middle step too, not just the answer.' },
      { title: 'Work with a partner', body: 'Do the next problem with a partner instead of alone.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Add a funny animal', body: 'Make one problem about frogs or cats, then solve it.' },
      { title: 'Choose a way', body: 'Ask a grown-up for two ways and point to one.' },
      { title: 'Wild guess first', body: 'Guessing feels risky? Whisper a guess, then work it out.' },
    ],
    Intensify: [
      { title: 'Find a second way', body: 'Look for one more way to the same answer.' },
      { title: 'Draw a number story', body: 'Draw the problem as a comic with two pictures.' },
      { title: 'Make your own', body: 'Make up a problem about your birthday.' },
    ],
    Tether: [
      { title: 'Stay on this one', body: 'Cover the other problems until this answer is written.' },
      { title: 'Use the shown way', body: 'Do the first problem just like the one in the book.' },
      { title: 'Stop before guessing', body: 'Put your hand on the paper and read the question again.' },
    ],
  },
}
