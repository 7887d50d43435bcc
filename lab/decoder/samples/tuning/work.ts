import type { Sample } from '../sample.ts'

/**
 * Twelve work tasks for tuning the proposal rule. Decoded in two passes without access to any word
 * wall.
 */
export const workTuning: readonly Sample[] = [
  {
    name: 'Pallet accident',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: 'Subject: accident report bay 3 - today please\nThe insurer needs our report on the pallet that fell yesterday. I was not there, you were. What I need:\nWhat exactly happened, from when the truck came in until first aid left, one entry after the other with the time. Who stood where. Load, weight, how it was strapped, by whom. What you saw yourself and what you only heard, please keep that apart. Photos of the strap are on the drive, refer to them by number.\nThen a paragraph how the strap could give way, in your view, technically. Was the ratchet closed? Does it slip when you pull it by hand? There is one of the same kind in the store, try it.\nEvery detail may matter, rather too long than too short. If you are not sure of something write that you are not sure. No guesses about who is to blame. Two witnesses have to read and sign it.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Facts, times, weights and the line between seen and heard lead. The course of events asks for some order, the strap to be tried out for some understanding of how it works.',
  },
  {
    name: 'Ideas hour',
    area: 'work',
    topic: 'meetings',
    ageGroup: 3,
    text: "Ideas hour, Thursday 4 pm, canteen\nOur waiting room has been the same for eleven years. What if it wasn't a waiting room? Come with the maddest thing you can think of, and with one object from home that has nothing to do with waiting. Build on what the others say. We decide nothing on Thursday.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      "Wild ideas, linking a strange object with the topic and building on others' thoughts are all that is asked.",
  },
  {
    name: 'Ten minutes at machine 6',
    area: 'work',
    topic: 'meetings',
    ageGroup: 2,
    text: 'Morning! Short one tomorrow at 7:10, at machine 6, not upstairs. The new gripper drops every thirtieth part or so. We let it run, everyone looks, then each of you trainees tries one setting and we see what it does. Wear the glasses. Whoever gets it to a hundred without a drop gets breakfast on me.\nDana',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'It is looking, trying settings and finding the cause at the real machine. One after the other is just turn taking, not a plan.',
  },
  {
    name: 'Roster for the garden café',
    area: 'work',
    topic: 'planning',
    ageGroup: 2,
    text: 'hey, as you said you want to try doing the roster for the weekend helpers, here it is :)\n8 people, wishes are in the chat from Sunday on. Every shift needs 1 kitchen, 2 service, 1 till. Under 18 only until 20:00 and max 8 hours, 30 min break after 4.5 (the exact rules hang by the fridge, read them, I mean it). Nobody three weekends in a row. Ida can only do kitchen.\nDo it in the table, Saturday then Sunday, colour per person, send to me by Wednesday, then it goes on the board Thursday',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'A timetable in fixed form by fixed days, and rules on age, hours and breaks that must hold exactly for every shift. Both are needed all the way.',
  },
  {
    name: 'Vision 2030 workshop, your part',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: 'Dear colleagues,\nas part of our inspiring Vision 2030 journey, we invite you to dream big! Your creative contribution to the roadmap:\nPlease open the sheet "Vision_Roadmap". For each measure already decided in March (column A) enter start and end quarter, the measure that has to be finished before, and the person responsible. Use the codes from the drop-down only. Do not add measures. Sort by start. Measures with no predecessor: enter "none". Check that no person has more than three measures at the same time.\nDeadline 14 Feb, 12 noon. We are looking forward to your bold ideas!',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Against surface words: vision, dream and bold ideas, but nothing may be added. It is filling in dates and dependencies in a set form; codes and the check of three ask for some exactness.',
  },
  {
    name: 'New till from Monday',
    area: 'work',
    topic: 'new_tool',
    ageGroup: 2,
    text: "The new till comes on Monday. There is a handbook (140 pages), forget it. Best you do it like this: it stands in the back room in practice mode until Sunday, you can't break anything. Ring up what you like. Give wrong change and get it back out. Void something. Let the paper run out and put new in. Try what happens if you pull the card too early.\nOn Sunday evening I come as an annoying customer and you serve me. If that works you can start with it.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Learning by trying with the hands, making faults and getting out of them, on the real thing. The handbook and any set order are left out on purpose.',
  },
  {
    name: 'Which booking tool?',
    area: 'work',
    topic: 'new_tool',
    ageGroup: 3,
    text: "Hi, we have to replace our booking tool because support ends in December. Before the board decides I'd like a paper, 3-4 pages: which tools come into question, what do they cost per seat over 3 years (all in, also training), where is the data kept, what do the contracts say about notice, what do real users say (not the vendor's page). Give your source for each point and mark what you could not find out. Ask legal about the data clause, exact wording matters there.\nTwo of the vendors give a trial account. Get in and book a room, a car, cancel, book the same room twice, and tell me what happens. Would it work together with our door system? You know how that one is wired.\nTiming: list of tools by the 10th, then I talk to purchasing, then the paper by the 24th, in the board format (summary, comparison, risks, proposal).\nKim",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Costs, clauses and sources with open points marked are the task. The trial accounts and the door system ask for some trying and working, the two dates and the board format for some order.',
  },
  {
    name: 'Nobody turns left',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: 'Our shop is at the end of the passage and people turn right. Signs, flags, discount: all done, no effect. What would make YOU turn left? Something to hear? To smell? Somebody suggested a door that is too small. Give me five completely different things. We rig up one of them every Saturday with what is in the cellar, and look how people react.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'As Needed',
      confluence: 'Use First',
    },
    reason:
      'Five quite different, unusual things have to be thought up. They are rigged up from what lies in the cellar and tried on people, so some practical trying.',
  },
  {
    name: 'Complaint, invoice 20817',
    area: 'work',
    topic: 'customers',
    ageGroup: 3,
    text: "Please answer this one today:\n\"You charged me 3 nights, I stayed 2. You charged breakfast, I had none. Then a 'city fee' that was not on the confirmation!! I want 148.60 back and an explanation or I go to the consumer office.\"\nLook at the confirmation and the door log before you write. What did we promise, word for word? Which of the three points is right, which isn't? City fee: see terms 4.2, quote it. Give the amount we pay back and how you get to it. Answer each point, politely, in full.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'What was promised word for word, what is right and how the amount is reached: facts and exact wording lead. Answering point by point asks a little for order.',
  },
  {
    name: 'A birthday for somebody who has everything',
    area: 'work',
    topic: 'customers',
    ageGroup: 3,
    text: "Good morning, I was told you do the events. My aunt turns 80 on 3 October and has had it all: brass band, boat, buffet. She was a tram driver and she collects the sound of doors. I am not joking. Could you come up with something that she'll still be talking about at 90? About 25 people, somewhere dry. Budget is there.\n(Note from front desk: please call back with two or three ideas, don't send the brochure. Ask him a bit more about the aunt, he was in a hurry: how is she on her feet, who is coming, what exactly does she do with those sounds? He wants to be amazed. If he says yes we also need a run of the afternoon with times for the kitchen and the driver, like always, two weeks before.)",
    gold: {
      sequence: 'As Needed',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'An event out of trams and door sounds has to be imagined. More facts about the aunt must be asked for, and later a run of the afternoon with times.',
  },
  {
    name: 'Break our chair',
    area: 'work',
    topic: 'feedback',
    ageGroup: 3,
    text: "Testers wanted in house! On the platform outside the workshop stands version 3 of the folding chair. Sit on it, tip it, fold it with one hand, with gloves, with a coffee in the other. Carry it up the stairs. We want to know where it pinches and where it gives.\nThen show us: take the chair to the bench and bend, saw, tape until you like it better. Odd solutions are welcome too, maybe it doesn't have to be a chair with four legs.\nWe'll film you. Please say while you do it what you weigh and after how many times of folding something happens, the standards people need that from us.",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'As Needed',
    },
    reason:
      'Using the thing hard, finding the weak place and changing it by hand leads. Weight and number of foldings are wanted as facts, and odd solutions are welcome.',
  },
  {
    name: 'Tender closes at noon',
    area: 'work',
    topic: 'time_pressure',
    ageGroup: 3,
    text: 'URGENT tender school kitchens, closes TODAY 12:00, portal shuts by itself\nSorry to throw this at you, Nika is ill. Still missing:\n[ ] form 3 signed (both pages)\n[ ] form 5: staff numbers must be the same as in form 2! at the moment 41 / 43. Ask personnel which is right, as of 1 January\n[ ] price sheet, net AND gross, two decimals. One wrong figure = out\n[ ] references: three, with address, period, meals per day\n[ ] tax certificate not older than 6 months, check date\n[ ] question 17: they ask for "regional" products. Read the definition in annex C before you tick yes\n[ ] PDF in the order of the table of contents, max 20 MB\nUpload in sequence 1-7, the portal does not take 4 before 3. Please work down the list, tell me at 10:30 and 11:15 where you are. Don\'t start anything that isn\'t on it. When you have the receipt, print it, file it.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      "A list worked down in the portal's order against the clock, and figures and definitions where one mistake means being out. Both lead; nothing new may be started.",
  },
]
