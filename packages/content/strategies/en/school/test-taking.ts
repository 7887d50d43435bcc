import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Mark the first easy one', body: 'Circle one easy question and begin there. The order of the rest can wait.' },
      { title: 'Borrow a study plan', body: 'If schedules oppress you, copy a friend’s plan for two days only.' },
      { title: 'Two halves', body: 'Split the time in two, and glance at the clock once in the middle.' },
    ],
    Intensify: [
      { title: 'Points and minutes', body: 'Write beside each question how many minutes its points deserve.' },
      { title: 'Read instructions twice', body: 'Read the instructions twice and underline every verb that tells you what to do.' },
      { title: 'Rehearse the morning', body: 'Lay out pens, papers and your route tonight.' },
    ],
    Tether: [
      { title: 'Answer out of turn', body: 'Take the questions in the order you like and number your answers.' },
      { title: 'Leave it unfinished', body: 'Move on when the minutes for a question are over, even in mid-sentence.' },
      { title: 'Meet a surprise', body: 'When the format differs from what you expected, breathe out and read one question slowly.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Ten flash cards', body: 'Make ten flash cards, no more, and go through them on the way home.' },
      { title: 'Let someone quiz you', body: 'If facts slip away and it bothers you, let a friend quiz you for five minutes.' },
      { title: 'Check what costs most', body: 'In the last minutes, check only the question with the most points.' },
    ],
    Intensify: [
      { title: 'Cover the options', body: 'Hide the answer options, write your own answer and then compare.' },
      { title: 'Cite a fact each time', body: 'Put at least one name, date or figure into every long answer.' },
      { title: 'Ask about the wording', body: 'Ask the person in charge about any word in a question that is not clear.' },
    ],
    Tether: [
      { title: 'Name the mistake first', body: 'Change an answer only when you can name the mistake.' },
      { title: 'Answer the size asked', body: 'Match the length of your answer to its points, then stop writing.' },
      { title: 'No new facts tonight', body: 'Close the books an hour before bed and add nothing new.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Sketch one answer', body: 'Draw a small sketch for one question before you write.' },
      { title: 'Do one old paper', body: 'If practice feels pointless, do half an old test side by side with a friend.' },
      { title: 'Walk through it', body: 'Act out one procedure with your hands while you say its steps.' },
    ],
    Intensify: [
      { title: 'Rehearse under real conditions', body: 'Do one old test with the real time and the real tools.' },
      { title: 'Put answers to use', body: 'Test each result by putting it back into the question.' },
      { title: 'Find the broken step', body: 'Take a question you missed and mark the exact step where it went off.' },
    ],
    Tether: [
      { title: 'Spell out the obvious', body: 'Write the steps you consider obvious, because points are given for them.' },
      { title: 'Turn notes into sentences', body: 'Turn your keywords into three linked sentences before you hand in.' },
      { title: 'Review in company', body: 'Spend half an hour reviewing with others, and let them talk first.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Write a possible answer', body: 'When a question is open, begin with "One possible answer is..." and go on.' },
      { title: 'Collect memory hooks', body: 'If odd images feel silly, ask a friend for three and use one.' },
      { title: 'One-minute guess round', body: 'Give unanswered questions one minute at the end and guess each.' },
    ],
    Intensify: [
      { title: 'Build a memory palace', body: 'Place each fact in a room of your home and walk through it.' },
      { title: 'Invent the test', body: 'Write three questions you would ask, one of them unusual.' },
      { title: 'Argue the other side', body: 'Add one unexpected angle to the essay question before you conclude.' },
    ],
    Tether: [
      { title: 'Stick to the verb', body: 'Underline "list", "compare" or "explain" and do only that.' },
      { title: 'Give the expected form', body: 'Use the form you were shown and save your own twist for elsewhere.' },
      { title: 'Whole question first', body: 'Keep your pen flat on the desk until you have read the question to its end.' },
    ],
  },
}
