import type { TopicStrategies } from '../../strategy.ts'

export const homework: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Pick by coin', body: 'If planning stalls you, toss a coin between two tasks and start.' },
      { title: 'Put one thing in front', body: 'Put only one book on the desk and the rest behind you.' },
      { title: 'Ask for a starting signal', body: 'Agree with a friend on a minute at which you both begin.' },
    ],
    Intensify: [
      { title: 'Plan the evening', body: 'Write down each task with the minutes it may take.' },
      { title: 'Fixed desk time', body: 'Choose one fixed hour and place for this whole week.' },
      { title: 'Tidy, list, begin', body: 'Empty the desk and list what the first task needs.' },
    ],
    Tether: [
      { title: 'Swap two blocks', body: 'Swap two study blocks today and keep going.' },
      { title: 'Stop at good enough', body: 'Close a task when it meets the sheet, even if the page looks untidy.' },
      { title: 'Leave a free block', body: 'Leave half an hour without any plan and use it as you like.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Read the task to someone', body: 'Read the task aloud to someone so that no detail gets lost.' },
      { title: 'Answer check in pairs', body: 'If checking alone tires you, compare three answers with a classmate.' },
      { title: 'Two-line summary', body: 'Write two lines with facts from today, then close the notebook.' },
    ],
    Intensify: [
      { title: 'Look up two things', body: 'Choose two things you are unsure of and look them up.' },
      { title: 'Rework a mistake', body: 'Take one corrected mistake and write down why it happened.' },
      { title: 'Quiz yourself from memory', body: 'Close the book, write what you recall and compare.' },
    ],
    Tether: [
      { title: 'Cap the research', body: 'Open no more than three pages for this task.' },
      { title: 'Send it off', body: 'Hand the task in as soon as each question has its answer.' },
      { title: 'Half the words', body: 'Say your answer in half the words and keep that version.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Study with objects', body: 'Use cups, cards or coins to act out one task.' },
      { title: 'Invite a hands-on friend', body: 'If working alone drags, call someone and do one practical task together.' },
      { title: 'Fix the desk', body: 'Repair or adjust one thing at your desk that disturbs you.' },
    ],
    Intensify: [
      { title: 'Use it tonight', body: 'Find one spot at home tonight where this topic is at work.' },
      { title: 'Build a study tool', body: 'Make a slider, card set or spreadsheet that tests you.' },
      { title: 'Locate the snag', body: 'Name the exact point where you are stuck, then test one way around it.' },
    ],
    Tether: [
      { title: 'Ask after three tries', body: 'Call for help after three tries on the same task.' },
      { title: 'Write the long version', body: 'Write one answer so that somebody absent could follow it.' },
      { title: 'Study in company', body: 'Sit at the kitchen table or in a library instead of alone in your room.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Change one habit', body: 'If new ways unsettle you, change one thing only: the place, the pen or the sound.' },
      { title: 'Let a friend choose', body: 'Let a friend choose an unusual way for you to recall one page.' },
      { title: 'Use a picture prompt', body: 'Choose one picture online and link it to the topic in a sentence.' },
    ],
    Intensify: [
      { title: 'Make it a game', body: 'Turn today’s material into a quiz, a board game or a rap.' },
      { title: 'Teach an imaginary crowd', body: 'Explain the topic as if you stood on a stage.' },
      { title: 'Draw the strangest link', body: 'Find the strangest link between two of today’s subjects.' },
    ],
    Tether: [
      { title: 'One task on screen', body: 'Close every window but one until that task is done.' },
      { title: 'Idea list by the door', body: 'Put new ideas on a list by the door and sit down again.' },
      { title: 'Do it as asked', body: 'Finish the task the way it is asked before you add your version.' },
    ],
  },
}
