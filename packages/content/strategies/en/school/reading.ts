import type { TopicStrategies } from '../../strategy.ts'

export const reading: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Three-page stretch', body: 'If reading in order bores you, mark three pages, read them straight through, then stop.' },
      { title: 'Borrow an outline', body: 'Ask someone who has read it for the three main parts, and read the first one only.' },
      { title: 'Ruler under the line', body: 'Lay a ruler under each line of the hardest paragraph so that nothing gets skipped.' },
    ],
    Intensify: [
      { title: 'Headings into a list', body: 'Copy all headings into a list before you read, and tick each one as you go.' },
      { title: 'Put events in order', body: 'Write the five main events on cards and lay them out as a timeline.' },
      { title: 'Set a reading hour', body: 'Block one hour for this chapter and put it in your calendar now.' },
    ],
    Tether: [
      { title: 'Read the end first', body: 'Start with the summary or the last page, then read only what you still need.' },
      { title: 'Let a page go', body: 'When one passage holds you up, mark it and move on without finishing it.' },
      {
        title: 'Put the plan away',
        body: 'Turn the reading schedule face down and follow whichever section catches your eye for ten minutes.',
      },
    ],
  },
  precision: {
    Forge: [
      { title: 'One sentence, one fact', body: 'Choose a single fact from this page and write it in your own words.' },
      { title: 'Share the hard words', body: 'Split the unknown words with a partner, look up three each and swap.' },
      { title: 'Seven-minute detail hunt', body: 'If details tire you, hunt for names and dates for seven minutes, then read on freely.' },
    ],
    Intensify: [
      { title: 'Quote the proof', body: 'Underline the exact sentence that supports your answer and note its page.' },
      { title: 'Ask the text', body: 'Write three questions about the chapter and find the answer to each in the text.' },
      { title: 'Second source', body: 'Look up one claim from the reading in another source and compare.' },
    ],
    Tether: [
      { title: 'Highlight one line', body: 'Allow yourself one highlighted line per paragraph, then cap the pen.' },
      { title: 'Say the gist', body: 'Close the book and state the main point in one sentence.' },
      { title: 'Park the lookups', body: 'Collect unknown words in the margin and look them up only after the section.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Find one object', body: 'Pick one object from the text and hold it, or search for a photo of it.' },
      {
        title: 'Explain the machine together',
        body: 'If mechanisms leave you cold, ask someone to sketch this one while you read the passage aloud.',
      },
      { title: 'Four-box diagram', body: 'Draw four boxes for the main parts of the text and join them with arrows.' },
    ],
    Intensify: [
      { title: 'Ask how it works', body: 'Write beside each paragraph what it could be used for.' },
      { title: 'Rebuild the argument', body: 'Take the text apart: one card for each claim, then put the cards together again.' },
      { title: 'Test one instruction', body: 'Try out one thing the text describes before you read the next page.' },
    ],
    Tether: [
      { title: 'Read it to somebody', body: 'Read one page aloud to another person instead of working through it alone.' },
      { title: 'Write longer margin notes', body: 'Replace each one-word note with a full sentence.' },
      { title: 'Words before parts', body: 'Leave the experiment in its box until you have read the whole description.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Finish the line', body: 'If guessing feels unsafe, finish "This reminds me of..." once and keep it to yourself.' },
      { title: 'Choose from three covers', body: 'Have a friend describe three covers for this text, and pick the one that fits.' },
      { title: 'Two-minute daydream', body: 'Set two minutes, close the book and picture one scene like a film.' },
    ],
    Intensify: [
      { title: 'Change one thing', body: 'Ask what would happen if one person or fact in the text were different.' },
      { title: 'Link two worlds', body: 'Connect this chapter with a film, a match or a song, and write the link down.' },
      { title: 'Read it in a voice', body: 'Read a passage aloud as a news speaker, then as a villain.' },
    ],
    Tether: [
      { title: 'Stay until the break', body: 'Close all other books and tabs until you reach the next heading.' },
      { title: 'Text before theory', body: 'Point to the line in the text before you share your interpretation.' },
      { title: 'Side page for sparks', body: 'Keep a side page for ideas and go back to the paragraph at once.' },
    ],
  },
}
