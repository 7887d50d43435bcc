import type { Sample } from '../sample.ts'

/**
 * Twelve school tasks for tuning the proposal rule. Decoded in two passes without access to any
 * word wall.
 */
export const schoolTuning: readonly Sample[] = [
  {
    name: 'Why corals turn white',
    area: 'school',
    topic: 'reading',
    ageGroup: 2,
    text: 'Text work, biology, hand in Thursday\nRead the article "White reefs" (handout, lines 1-74).\n1. What is the difference between a bleached coral and a dead coral? Give the line where you found it.\n2. The text names four causes. List them. Which one does the author think is the most important, and what figure supports this?\n3. In line 41 it says "the partnership ends". Explain in your own words what is meant.\n4. Find one claim in the text for which NO source is given.\nAnswer in full sentences. Copied answers without a line number get no points.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Every question is about exact facts, figures, lines and claims without a source. Numbered answers in full sentences ask a little for order.',
  },
  {
    name: 'Two chapters for Tuesday',
    area: 'school',
    topic: 'reading',
    ageGroup: 3,
    text: 'Dear all,\nfor Tuesday please read chapter 3 (Hale) and chapter 7 (Brandt) in the reader, about 50 pages. Both write about volunteers in care homes and come to quite different results. Do not summarise them. I would like you to come with (a) one sentence from each chapter that you think is wrong or not proven, with the page, and (b) a thought on what the two could have to do with something from your own workplace that at first sight has nothing to do with it. Notes are enough, no need to hand in.\nSee you then, M. Oduya',
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Half is close reading for a claim that is not proven, with the page; the other half is linking what seems unrelated. Notes in any form will do, so order is not asked for.',
  },
  {
    name: 'Letter to the town council',
    area: 'school',
    topic: 'writing',
    ageGroup: 2,
    text: 'The council wants to close the youth library on Saturdays. In the last lessons we have read the material M1-M4: visitor numbers, costs, a survey among 212 young people and an interview with the head of the library.\nWrite a letter (1 page, 250-300 words) to the council in which you say if you are for or against.\nYour letter needs:\n-> sender, date, address, subject line, greeting, ending (see model p. 88!!)\n-> an introduction, 3 paragraphs with one argument each, a closing\n-> the arguments go from the weakest to the strongest\n-> for each argument at least one piece of evidence from the material. Write down the number exactly as it is there and say which M it comes from\n-> for or against, you also have to answer one thing the other side would say\n-> no insults, no slang\nFirst an outline, then a draft, then the fair copy. Hand in all three.\nMark: form 30 %, arguments and evidence 50 %, spelling 20 %.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Form, build-up and three stages follow a model point by point, and each argument stands on exact figures from the material. Both lead; nothing is to be invented or built.',
  },
  {
    name: 'A ramp for the side door',
    area: 'school',
    topic: 'math',
    ageGroup: 2,
    text: 'The side door of the gym has a step of 17 cm. Your group gets a metre rule, cardboard, tape and the toy cart.\nFind out how long a ramp has to be so that it rises not more than 1 in 12. Is there room for it before the bike stand? Measure outside! Build a model 1:10 and test it with the cart: does it tip, does it bend? Change it until it holds. On one sheet: sketch with measurements, calculation, and what you changed after the test.',
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'It is solved by measuring, building, testing and changing a real thing. The measurements and the calculation have to be right; nobody sets the order of work.',
  },
  {
    name: 'Spelling test on Friday',
    area: 'school',
    topic: 'test_taking',
    ageGroup: 1,
    text: 'Dear children, dear parents,\non Friday we write the spelling test, words 1-20 from list 5. Please practise like this:\nMonday: words 1-10, look, cover, write, check.\nTuesday: words 11-20, the same.\nWednesday: all words with a partner or a parent. Write wrong words three times.\nThursday: only the hard ones. Pack a sharp pencil.\nIn the test every letter counts, also capital letters! 20 right words = gold sticker.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'The practice is a plan by days and fixed steps, and the test itself counts every single letter. Nothing to build or to make up.',
  },
  {
    name: 'Marble run from rubbish',
    area: 'school',
    topic: 'projects',
    ageGroup: 1,
    text: 'Our project week: RUBBISH RUN\nBring clean rubbish from home: rolls, boxes, cups, corks, string. With it you build a marble run on the wall. The marble has to roll for 10 seconds. That is hard! Try, look, change, try again.\nAnd: your run needs something no one has ever seen in a marble run. A jump? A bell? A secret tunnel? A thing that makes us laugh? Think of it yourselves!\nMonday: get to know the rubbish. Tuesday to Thursday: build. Friday morning: tidy the floor, sort the rest into the three bins. Then the whole school comes to look.',
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'Building, trying and changing until it runs leads together with thinking up something never seen. The days and the sorting on Friday ask for a little order.',
  },
  {
    name: 'Plants that water themselves',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: 'In the holidays nobody waters the plants in room 104. Physics course, this is yours now. You get a small pump, hose, a moisture sensor, the box with cables and 25 euros.\nIt must run 14 days without anyone. It must not flood the floor (again). How you do it is your business, there are many ways, also some without any electricity. Before you start, find out what the plants need, they are not all the same: the fern dies if it is dry for three days and the cactus if it is wet.\nIn week 3 I want to see a test run over one weekend with your measurements (how much water, how often, for which plant). If it leaks, find out why and make it better. In week 5 we switch it on and lock the door. Please take photos in between, and if you have a solution that looks completely crazy but works, I like it even more.',
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'As Needed',
    },
    reason:
      'A working device for a real problem is to be built, tested and mended. What each plant needs and the measurements ask for facts, the open way for some ideas; week 3 and 5 are mere dates.',
  },
  {
    name: 'The fox and the grapes, new',
    area: 'school',
    topic: 'group_work',
    ageGroup: 1,
    text: 'Groups of four!\nYou know the story of the fox and the grapes. Now make it a play of 3 minutes. But: it happens today, and there is no fox and there are no grapes. Who could it be? What do they want so much?\nEveryone needs a part. A tree can be a part too. You may use the dress-up box, and music. First talk, then try it out, then show it to group next to you and listen what they say. We play on Thursday after break.',
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Turning the fable into something new and playing it is the whole task. First talk, then try, then show asks a little for order.',
  },
  {
    name: 'Listen and draw',
    area: 'school',
    topic: 'listening',
    ageGroup: 1,
    text: 'Listen and draw!\nI will say each sentence two times. Do not start before I say "now". You need a red, a blue and a green pencil.\n"Draw a house in the middle of the page. Now. Draw two windows left of the door, none on the right. Draw a tree behind the house, so that you see only the top. Under the tree... no wait, BEFORE the tree, write your name. Colour the second window blue."\nWhen we are done we lay all pictures side by side. They should look the same!',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Against surface words: drawing and colours, but all pictures should be the same. It is following spoken directions one after the other and hearing every small word exactly.',
  },
  {
    name: 'Music with closed eyes',
    area: 'school',
    topic: 'listening',
    ageGroup: 1,
    text: 'Close your eyes. You will hear a piece of music without words.\nWhere are you? Who is there? Is it night or day? What goes wrong?\nThen take the wax crayons and paint what you saw. You can also tell it as a story or move to it.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Own pictures from sound: imagination is all that is asked. No fact, no order and nothing that has to work.',
  },
  {
    name: 'Home list for the week',
    area: 'school',
    topic: 'homework',
    ageGroup: 1,
    text: 'HOME LIST, week 11\nO Mon: reading, 10 minutes, one tick. Ask for a signature.\nO Tue: reading, 10 minutes. Maths book p. 31 no. 1-3\nO Wed: tidy your folder: numbers first, then words, then pictures. Throw out old paper.\nO Thu: reading, 10 minutes. Pack sports bag!\nO Fri: give back this sheet, all ticked and signed, in the blue tray.\nDo one thing after the other. When a thing is done, tick it.',
    gold: {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'It is a list to be worked off by days, with tidying and ticking. Exact knowledge or trying out plays no part in the task itself.',
  },
  {
    name: 'What is inside?',
    area: 'school',
    topic: 'homework',
    ageGroup: 2,
    text: 'For Monday: take something apart that is broken and that nobody needs any more (pen, lock, torch, clock; NO plugs, ask at home first). Find out how it works and which part broke. If you can, repair it. Bring the parts in a bag and a sketch with arrows. You have 1 minute to show us.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Taking apart, understanding the working and perhaps repairing, with a sketch and one minute. Neither a set order nor detailed facts nor ideas are asked for.',
  },
]
