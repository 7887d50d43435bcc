import type { TopicStrategies } from '../../strategy.ts'

export const writing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Three sticky notes', body: 'Put beginning, middle and end on three sticky notes before you write a line.' },
      { title: 'Copy a skeleton', body: 'If outlines annoy you, ask a friend for theirs and fill it with your own points.' },
      { title: 'Fifteen minutes in order', body: 'Set fifteen minutes and write straight down the page without jumping.' },
    ],
    Intensify: [
      { title: 'Outline, then draft', body: 'List your points in the order in which a reader needs them.' },
      { title: 'Work back from the date', body: 'Count back from the due date and write down a day for draft, check and copy.' },
      { title: 'Tick the requirements', body: 'Lay the task sheet beside your text and tick each demand you have met.' },
    ],
    Tether: [
      { title: 'Draft out of order', body: 'Write the paragraph you can see most clearly, wherever it belongs.' },
      { title: 'Ignore the layout', body: 'Switch off formatting and type in plain text until the draft is done.' },
      { title: 'Drop one heading', body: 'Cross out one point of your outline if the text no longer needs it.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Add three facts', body: 'Choose three spots in your text and add one name, date or figure to each.' },
      { title: 'Trade proofreading', body: 'If checking commas drains you, swap texts with somebody and check each other’s first page.' },
      { title: 'One source at the desk', body: 'Open one source, take one quotation from it and close it again.' },
    ],
    Intensify: [
      { title: 'Replace vague words', body: 'Search for "thing", "very" and "a lot", and put an exact word in each place.' },
      { title: 'Back every claim', body: 'After each claim, add a reason, an example or a source.' },
      { title: 'Proofread from the end', body: 'Read the last sentence first and work up to the top to catch small errors.' },
    ],
    Tether: [
      { title: 'Cut every tenth word', body: 'Shorten one paragraph by a tenth without looking anything up.' },
      { title: 'Close the sources', body: 'Shut all tabs and write one page from memory.' },
      { title: 'Correct at the end', body: 'Type straight on and leave spelling for the last ten minutes.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Start from an object', body: 'Put one real object on the desk and write what it does, in four lines.' },
      { title: 'Talk it, then build it', body: 'Ask a partner to move your paragraph strips with you until the text holds together.' },
      { title: 'Fix one paragraph', body: 'If repairing text feels tedious, fix just the paragraph that bothers you most.' },
    ],
    Intensify: [
      { title: 'Add a diagram', body: 'Draw one diagram that carries the main point and write your text around it.' },
      { title: 'Test it on a reader', body: 'Have someone follow your text like instructions, and watch where they stop.' },
      { title: 'Show the use', body: 'Write one paragraph on where this matters in daily life.' },
    ],
    Tether: [
      { title: 'Write past the answer', body: 'After each short answer, add two sentences for a reader who was not there.' },
      { title: 'Let someone listen', body: 'Read your draft aloud to a friend before you repair anything.' },
      { title: 'Name a feeling', body: 'Add one sentence about how the matter touches people.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Take a given first line', body: 'Open a book, take its first line and write five lines from there.' },
      { title: 'Ask for a comparison', body: 'Have someone finish "Your topic is like a..." and use the one you like.' },
      { title: 'Private wild draft', body: 'If inventing feels exposed, write for four minutes on paper that nobody will see.' },
    ],
    Intensify: [
      { title: 'Three odd openings', body: 'Write three different opening lines and keep the most surprising one.' },
      { title: 'Swap the viewpoint', body: 'Tell one paragraph from the side of someone who disagrees.' },
      { title: 'Throw in an image', body: 'Replace one dry sentence with an image or a tiny scene.' },
    ],
    Tether: [
      { title: 'One thread', body: 'Write your main idea on a card and cut each paragraph that leaves it.' },
      { title: 'Follow the form once', body: 'Keep the required form for the whole first page before you bend it.' },
      { title: 'Ideas to the bin file', body: 'Move spare ideas into a second file and return to your paragraph.' },
    ],
  },
}
