import type { Sample } from '../sample.ts'

/**
 * Twelve school tasks that belonged to the unseen samples until they were inspected one by one
 * (weights-and-bounds.md). Decoded in two passes without access to any word wall.
 */
export const schoolKnown: readonly Sample[] = [
  {
    name: 'The lantern boat',
    area: 'school',
    topic: 'reading',
    ageGroup: 1,
    text: 'Read "The Lantern Boat" in your green book. Stop when you get to the picture of the dark bridge.\nWhat could happen now? Think of an ending nobody else in class will think of. Draw it or act it out for your partner. Tomorrow we read the last page and see which ending surprises us most.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'The child has to make up an ending of their own and show it. The one stopping place is no order to keep to, and no fact is asked for.',
  },
  {
    name: 'How to wash a dog',
    area: 'school',
    topic: 'writing',
    ageGroup: 1,
    text: 'Your cousin has a muddy dog and has never washed one. Write down how to do it so that nothing goes wrong.\n- Start with what your cousin needs (towel, warm water, ...).\n- Then write what to do first, next, then, last. At least 6 steps.\n- Every step begins on a new line with a number.\n- Read it to a friend. Your friend plays it with a toy dog and does ONLY what you wrote. Did it work? Then make the step better that did not work.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'The text is a set of steps in the right order. The words must be exact enough to follow, and it is tried out with a toy dog and mended.',
  },
  {
    name: 'Dictionary of words that do not exist',
    area: 'school',
    topic: 'writing',
    ageGroup: 2,
    text: 'English, creative lesson\nA dictionary gives a definition, the word class, the exact pronunciation and an example sentence. Ours will too, but for words that do not exist yet.\nFind three feelings, things or situations for which there is no word (for example: the silence after someone has told a bad joke). Invent the word. Then write the entry. The stranger the better, as long as the others say "yes, I know that!" We will hang up the best ones in the corridor. Maybe you want to invent the history of your word as well.',
    gold: {
      sequence: 'As Needed',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Against surface words: dictionary and exact are the dress; what must be done is to invent, in the form of an entry. Passes differed on Precision (Low, As Needed): the definition must be clear enough for others to know the feeling, so As Needed.',
  },
  {
    name: 'The juice stand',
    area: 'school',
    topic: 'math',
    ageGroup: 1,
    text: 'Imagine you have a juice stand at the lake! One cup costs 40 cents. On Monday you sell 12 cups, on Tuesday 9 cups, on Wednesday 15 cups.\na) How much money do you get each day?\nb) How much is that for all three days?\nc) You need 6 euros for new oranges. How much is left?\nWrite the question, the calculation and the answer, one under the other. Use your ruler. Check each result by working backwards.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Against surface words: "imagine" is only the wrapping of a computation in parts that build on each other, in a fixed layout. Passes differed on Precision (As Needed, Use First): all figures are given and only the check asks for exactness, so As Needed.',
  },
  {
    name: 'Twenty-four',
    area: 'school',
    topic: 'math',
    ageGroup: 1,
    text: 'Number of the day: 24\nHow many ways can you find to make 24? Plus, minus, times, dots, shapes, coins, anything you like! 4 x 6 is easy. Who finds a way that nobody else in the room has?\nWrite or draw your ways on the big sheet. We put a star on the way that surprised us.',
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'The point is many and unusual ways, with no order to keep. Each must really make 24, so a little exactness.',
  },
  {
    name: 'History exam, part B',
    area: 'school',
    topic: 'test_taking',
    ageGroup: 2,
    text: 'Part B (25 points, 40 minutes)\nSource 1 is from a factory owner (1842), source 2 from a girl of 13 who worked in his mill (1843).\nB1 Say who wrote each source, when, and for whom. (4)\nB2 Compare what the two sources say about working hours and about accidents. Quote. (9)\nB3 "Source 1 is worthless for historians." Do you agree? Give reasons for and against, using the sources and what you know. (12)\nWrite only on the lined side. Check your quotation marks.',
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Who, when, quotes, comparison, reasons with proof: it lives on facts and exact reading. The points and the side of the paper are no real demand for order.',
  },
  {
    name: 'Bicycle course: practical exam',
    area: 'school',
    topic: 'test_taking',
    ageGroup: 3,
    text: 'Station 2: gears (20 min)\nThe bicycle on the stand was brought in by a customer who says "it jumps". Find the two faults and repair them with the tools on the wall. You may ride a round in the yard. Work alone. At the end say in two sentences what was wrong.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'A fault in a real thing is to be found and repaired alone, by hand. Two sentences of explanation are not more than a closing remark.',
  },
  {
    name: 'Our street 50 years ago',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: 'PROJECT: OUR STREET 50 YEARS AGO\nTask: find out how one house or shop in your street was used 50 years ago and how it is used today. You may work alone or in twos.\nTimetable\nMon 4 March: choose a house, hand in your question\nMon 11: list of sources (at least one interview, one map, one newspaper or official record)\nMon 18: interview done and written down word by word\nMon 25: first draft\nTue 2 April: final version\nYour portfolio: cover, table of contents, 4-6 pages, list of sources as on the yellow sheet. Every statement must be backed up. If a source contradicts another one, do not hide it but write which one you trust and why. Late parts lose 1 point per day.\nOn the evening of 9 April the neighbours come. How you present your house to them is up to you: a poster, a film, a walk, a kitchen table from back then with somebody who tells the story ... We had 14 posters last year, so think of something.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'As Needed',
    },
    reason:
      'Fixed dates and parts in a fixed form, and statements backed by sources word by word: two patterns lead. The evening asks for an idea of how to show it.',
  },
  {
    name: 'Debate: phones in the break',
    area: 'school',
    topic: 'group_work',
    ageGroup: 2,
    text: 'Debate on 14 May, "Phones should be locked away in the break". Team A for, team B against. You find out which team on the day, so prepare both!!\nEach team of 4: opening (2 min), two rebuttals (1 min each), closing (1 min). Decide who does what and keep to the time, I stop you.\nHow to prepare: collect arguments for both sides. You need figures and studies, with source, not "everybody knows". Check if the study really says what the headline says (how many people, which age, which country). Write each fact on a card with the source on the back.\nA rebuttal means you listen to what they say exactly and answer THAT, off the cuff. Practise this in your group, one throws in an argument, another answers at once. A good closing has a picture or a short story people remember.\nThe jury gives points for facts (10), answering the others (6), closing (4).',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'As Needed',
    },
    reason:
      'Checked figures, sources and exact answers to what was said carry the debate. Set speaking times and roles ask for some order, the free rebuttal and the closing picture for some imagination.',
  },
  {
    name: 'Study trip in pairs',
    area: 'school',
    topic: 'group_work',
    ageGroup: 3,
    text: 'Hello everyone,\nas agreed each pair takes over one part of the study trip (18 people, 2 nights). Sam and Li: travel. Please do the following until the 20th:\n1. outward and return journey, not more than one change, arrival before 13:00\n2. compare at least three offers, total price incl. seat reservations in the table\n3. fill in the day plan (template in the course folder), hour by hour, with meeting points\n4. a list who needs a ground-floor room, vegetarian food etc, ask everybody\n5. pass on to Kim and Jo, who book on the 21st. They can only begin when yours is complete.\nThanks! Your course speakers',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'A plan hour by hour with steps that others wait for, and exact prices and needs from 18 people. Both are needed to the end; nothing is tried by hand or made up.',
  },
  {
    name: 'Podcast: how sleep works',
    area: 'school',
    topic: 'listening',
    ageGroup: 2,
    text: 'Listen to the episode (18 min, link in the course). Take notes while listening, use the sheet with three columns (keyword / what was said / my question). You may pause. Then, on the back:\n- What are the phases of sleep and what happens in each? Put them in the right order.\n- Which two numbers were named about young people?\n- The doctor explains what goes on in the body when we look at a screen late. Explain it as a chain: light -> ... -> awake.\n- What did you not understand? One real question.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Facts, numbers and an honest question come first. The order of phases and the sheet ask for some order, the chain of cause and effect for how a thing works.',
  },
  {
    name: 'Science day entry',
    area: 'school',
    topic: 'homework',
    ageGroup: 3,
    text: 'Access course, science module: your entry for the open day (counts as homework for weeks 6 to 9)\nYou work alone. Build an apparatus that shows one law from the module to visitors, e.g. buoyancy, leverage, induction. It has to run fifty times in a row without help, and visitors will press, pull and drop things. So try it out with people who are clumsy.\nKeep a log book: date, what I did, what I measured, what follows. Log entries may not be added later. Each value three times, with unit and error. State the law with two textbook sources, and explain every difference between your values and the expected ones.\nWeek 6: sketch and material list\nWeek 7: set-up\nWeek 8: series of measurements\nWeek 9: poster A1, sections in the usual order (question, set-up, results, discussion, sources)\nWe sign off each week before you go on to the next one. If week 6 is not signed you cannot get parts.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'A device that really runs, measured values with error and sources, and a sequence signed off week by week: none of the three can be left out. The law is given, so nothing new has to be thought up.',
  },
]
