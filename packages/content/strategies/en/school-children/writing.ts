import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Just the first sentence', body: 'Write only one sentence about what comes first.' },
      { title: 'Three boxes', body: 'Order feels hard? Ask a grown-up to draw three boxes, then fill one.' },
      { title: 'Cut and lay', body: 'Write three ideas on three strips and lay them in a row.' },
    ],
    Intensify: [
      { title: 'Plan with five words', body: 'Write five words in order before you write the text.' },
      { title: 'Compare with the sample', body: 'Put the sample beside your page and check part by part.' },
      { title: 'Start, middle, end', body: 'Fold your paper in three: start, middle, end. Fill each part.' },
    ],
    Tether: [
      { title: 'Messy page first', body: 'Write a messy page first and leave the neat copy for later.' },
      { title: 'Begin where you like', body: 'Write the part you want most, even if it comes last.' },
      { title: 'No list today', body: 'Turn your plan over and write for five minutes without it.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'One real detail', body: 'Add one name, one number or one sound to your text.' },
      { title: 'Two question marks', body: 'Details feel boring? Let a friend ask you two questions and write the answers.' },
      { title: 'Check three words', body: 'Look up three words in a dictionary, then stop.' },
    ],
    Intensify: [
      { title: 'Swap a dull word', body: 'Find the word "nice" or "big" and write a more exact one.' },
      { title: 'Add because', body: 'Pick one sentence and add "because" with your reason.' },
      { title: 'Read with a ruler', body: 'Put a ruler under each line and look for spelling slips.' },
    ],
    Tether: [
      { title: 'Eraser rest', body: 'Put the eraser in your bag until the last line is written.' },
      { title: 'Pick your best fact', body: 'Choose the one fact you like most and leave the rest out.' },
      { title: 'Five sentences only', body: 'Tell it in five sentences, then put down the pencil.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Tell it to something', body: 'Put the thing you write about on the desk and touch it first.' },
      { title: 'Cards to move', body: 'Ask a partner to move word cards with you until they fit.' },
      { title: 'Make it from clay', body: 'Shape one thing from your text out of clay for five minutes.' },
    ],
    Intensify: [
      { title: 'Do it, then write it', body: 'Do the thing once, then write what your hands did.' },
      { title: 'Make a small picture', body: 'Draw a picture with arrows next to your text.' },
      { title: 'What is it for?', body: 'Write one sentence about how people can use this.' },
    ],
    Tether: [
      { title: 'One more sentence', body: 'After each short sentence, write one more about how it felt.' },
      { title: 'Read it to someone', body: 'Read your text to a friend before you say it is done.' },
      { title: 'Words before drawing', body: 'Close the crayon box until three lines are written.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Pick a story card', body: 'Making things up feels strange? Pull a picture card and write about it.' },
      { title: 'Borrow a beginning', body: 'Ask a friend for a first line and go on from there.' },
      { title: 'One wild word', body: 'Put one funny word into your text and see what happens.' },
    ],
    Intensify: [
      { title: 'A talking thing', body: 'Let a shoe, a tree or a cloud talk in your text.' },
      { title: 'Write three titles', body: 'Think up three odd titles and circle one.' },
      { title: 'Idea walk', body: 'Walk around the room and find one thing to put in your text.' },
    ],
    Tether: [
      { title: 'One idea wins', body: 'Draw all your ideas as bubbles and put a star in just one.' },
      { title: 'Look at the task', body: 'Read the task aloud after each five lines you write.' },
      { title: 'Save it for next time', body: 'Put new story ideas in an envelope called "next time".' },
    ],
  },
}
