import type { TopicStrategies } from '../../strategy.ts'

export const testTaking: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Start with one', body: 'Put your finger on question one and do only that.' },
      { title: 'Ask for the order', body: 'Not sure how to begin? Ask the teacher what to do first.' },
      { title: 'Tick and breathe', body: 'The test feels strict? Make a tick after each answer and breathe once.' },
    ],
    Intensify: [
      { title: 'Read all directions', body: 'Read the directions from top to bottom before you write.' },
      { title: 'Count the questions', body: 'Count the questions and make a small dot at the middle one.' },
      { title: 'Pack the night before', body: 'Put two pencils and an eraser in your bag tonight.' },
    ],
    Tether: [
      { title: 'Hop over it', body: 'If a question holds you up, mark it and hop to the next.' },
      { title: 'Any order is fine', body: 'Start with the question that looks like fun.' },
      { title: 'New kind of test', body: 'The test looks new? Say "that is okay" and read one question.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Circle one key word', body: 'Circle one word in the question that tells what to do.' },
      { title: 'Look back once', body: 'Go back to just one answer and read it again.' },
      { title: 'Three cards', body: 'Write three facts on cards and let someone quiz you.' },
    ],
    Intensify: [
      { title: 'Find the word not', body: 'Look for small words like "not", "all" and "never".' },
      { title: 'Say it fully', body: 'Write one more fact in each long answer.' },
      { title: 'Check names and numbers', body: 'At the end, check your name, the date and all numbers.' },
    ],
    Tether: [
      { title: 'Only clear slips', body: 'Keep your first answer unless you see a clear slip.' },
      { title: 'Short box, short answer', body: 'When the box is small, write just one sentence in it.' },
      { title: 'Move with the clock', body: 'Look at the clock and go on when it shows half time.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Use your fingers', body: 'Count or draw in the corner of the sheet for one question.' },
      { title: 'Try one at home', body: 'Ask someone to do one old test question with you.' },
      { title: 'Quick corner picture', body: 'Working alone feels lonely? Draw a tiny picture of what you know.' },
    ],
    Intensify: [
      { title: 'Sketch the question', body: 'Draw what the question asks before you answer.' },
      { title: 'Practice for real', body: 'Do two old questions at a quiet table, just like the test.' },
      { title: 'Test your answer', body: 'Put your answer back into the question and see if it fits.' },
    ],
    Tether: [
      { title: 'Write whole sentences', body: 'Answer with a whole sentence that begins with words of the question.' },
      { title: 'Explain why', body: 'Add "because" to one of your short answers.' },
      { title: 'Ask for help early', body: 'Raise your hand after two tries at the same question.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Write something down', body: 'An open question feels scary? Write one thing that could be true.' },
      { title: 'Borrow a rhyme', body: 'Ask a friend for a rhyme that helps you keep one fact.' },
      { title: 'It reminds me of', body: 'Finish this quietly: "This is a bit like..." Then write.' },
    ],
    Intensify: [
      { title: 'Make a memory picture', body: 'Think of a funny picture for each fact you must keep.' },
      { title: 'Act like the teacher', body: 'Make up one test question and answer it aloud.' },
      { title: 'Two ideas, then one', body: 'For an open question, think of two answers and choose.' },
    ],
    Tether: [
      { title: 'Answer what it asks', body: 'Point to the question word, then answer just that.' },
      { title: 'Keep the doodles out', body: 'Turn any drawing into one word and go back to the test.' },
      { title: 'Read to the end', body: 'Keep your pencil down until you reach the question mark.' },
    ],
  },
}
