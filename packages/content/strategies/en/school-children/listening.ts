import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Catch the first step', body: 'Listen only for the first thing you have to do.' },
      { title: 'Number on fingers', body: 'Many steps at once? Count them on your fingers.' },
      { title: 'Ask for it again', body: 'Ask the child beside you to tell you the steps once more.' },
    ],
    Intensify: [
      { title: 'Write 1, 2, 3', body: 'Write 1, 2, 3 on the page and fill in as you listen.' },
      { title: 'Listen for then', body: 'Make a tick each time you hear "then" or "next".' },
      { title: 'Ready place', body: 'Before the talk, put away toys and open a clean page.' },
    ],
    Tether: [
      { title: 'Notes all over', body: 'Use a blank page and write words anywhere you like.' },
      { title: 'Jump with the talk', body: 'When the talk jumps, start a new bubble and go along.' },
      { title: 'Neat copy later', body: 'Keep writing now and make it pretty after the talk.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'One word a minute', body: 'Write one word you hear, then listen on.' },
      { title: 'Tell a friend two things', body: 'After the talk, tell a friend two things you heard.' },
      { title: 'Draw a fact', body: 'Notes feel tiring? Draw one fact as a tiny picture.' },
    ],
    Intensify: [
      { title: 'Catch a number', body: 'Write down each date or number you hear.' },
      { title: 'Ask after the talk', body: 'Ask one question about a thing you did not get.' },
      { title: 'Fill the gaps', body: 'Compare your notes with a friend and fill in one gap.' },
    ],
    Tether: [
      { title: 'Pencil rest', body: 'Put your pencil down for two minutes and just listen.' },
      { title: 'Key words only', body: 'Write no more than three words for each idea.' },
      { title: 'One question on hold', body: 'Keep your question on your paper until the talk is over.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Something in the hand', body: 'Ask to hold the thing that the talk is about.' },
      { title: 'Do one thing you hear', body: 'Pick one thing you hear and show it with your hands.' },
      { title: 'Ask to be shown', body: 'Ask the teacher or a friend to show you once.' },
    ],
    Intensify: [
      { title: 'Arrows and boxes', body: 'Draw boxes and arrows to show how it works.' },
      { title: 'Think of a use', body: 'Think of one place where you could use this today.' },
      { title: 'Try it after', body: 'After the talk, try out one thing with your own hands.' },
    ],
    Tether: [
      { title: 'Look at the speaker', body: 'Leave the things on your desk and look at the speaker.' },
      { title: 'Say more than yes', body: 'Tell the speaker one thing you want to know more about.' },
      { title: 'Ask before you try', body: 'Wait until the speaker is done, then start to build.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Picture in the head', body: 'Make one picture in your head of what you hear.' },
      { title: 'Finish the sentence', body: 'Ask a friend, "It is like a what?" and choose an answer.' },
      { title: 'Odd little hat', body: 'Silly pictures feel odd? Just draw a tiny hat on one word.' },
    ],
    Intensify: [
      { title: 'Make a sign', body: 'Invent a small sign for each big idea.' },
      { title: 'Sing it back', body: 'Sing one thing you heard to a tune you know.' },
      { title: 'Link it up', body: 'Draw a line from a new idea to something you love.' },
    ],
    Tether: [
      { title: 'Daydream corner', body: 'Put daydreams in a corner of the page and listen again.' },
      { title: 'Wait for the end', body: 'Press your hands together until the speaker stops, then share your idea.' },
      { title: 'Stay with the topic', body: 'Look at the title on the board when thoughts fly off.' },
    ],
  },
}
