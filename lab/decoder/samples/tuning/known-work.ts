import type { Sample } from '../sample.ts'

/**
 * Twelve work tasks that belonged to the unseen samples until they were inspected one by one
 * (weights-and-bounds.md). Decoded in two passes without access to any word wall.
 */
export const workKnown: readonly Sample[] = [
  {
    name: 'Monthly figures, branch 4',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: 'Hi Robin,\nyou take over the monthly report from now on. Due every 3rd working day, 10:00.\n1. Export turnover and hours (list 7, not list 7b!)\n2. Copy them into the template, tabs 1-4 in this order, because tab 4 takes from 1-3\n3. Check the totals against the cash book to the cent. If there is a difference, find it, do not round it away\n4. Comment every deviation above 5 % with the reason, ask the department if you do not know it\n5. Save as YYYY-MM_B4, send to me and accounting\nPlease do not change the colours or the columns.\nBest, Pat',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Fixed date, tabs in a set order and an untouched template; at the same time totals to the cent and a checked reason for each deviation. Both lead.',
  },
  {
    name: 'Our year on one page',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: "Hello Noor, the annual report is out, 64 pages, nobody will read it. For the summer party I'd love one page (or a wall, or a two-minute something) that makes the year felt rather than counted. Which moment stands for it? The flood in the archive? The phone that rang in the middle of the speech? Go wild, you have a free hand, and if it's a comic strip I'm fine with that too. Only thing: if a number does turn up in it, let it be the right one.\nNo approval round. Surprise us.\nJo",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'A new form and an image for a whole year have to be found. Passes differed on Precision (As Needed, Low): it holds only if a number turns up, but it is asked for in so many words, so As Needed.',
  },
  {
    name: 'You chair on Wednesday',
    area: 'work',
    topic: 'meetings',
    ageGroup: 3,
    text: 'Can you chair the team meeting on Wed, I am travelling. Agenda:\n09:00 Open, who takes the minutes\n09:05 Tasks from last time, go through the list, done / not done / new date\n09:25 Holiday cover, table must be full at the end\n09:45 Any other business\n10:00 END (room is needed)\nPlease send the invitation with agenda by Monday noon, print the list, and keep people to the times, it always slips at 09:25. Minutes go out the same day, in the usual form: decision, who, by when.\nThx',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Keeping an agenda, times and lists from beginning to end is the job. Decisions, names and dates in the minutes have to be right, so some precision.',
  },
  {
    name: 'Moving to the second floor',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: 'All,\nthe move is on 28 and 29 June and you, Alex, coordinate. 31 desks, 4 printers, the server cabinet, the plants.\nWhat I need from you by Friday: a plan backwards from Monday 1 July 8:00 (everybody can work), with all steps, who, until when, and what must be finished before what. E.g. no desks before the floor is dry, no telephones before the sockets are live. Also:\n- a label system for the boxes (floor, room, desk number)\n- a list each person ticks on Friday before leaving\n- a plan for the movers, hour by hour, lift bookings included\n- a second date, if the floor is late\nCount the sockets yourself please, the drawing is wrong, and get the weight of the server cabinet from the data sheet for the lift. And go up with a desk once and try if it goes round the corner in the stairs. If not, find out how to take the legs off.\nRegards, T.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'A backward plan with dependencies, dates and tick lists leads. Counting and the weight ask for exactness, the trial with the desk for a little practical trying.',
  },
  {
    name: 'The scanner nobody uses',
    area: 'work',
    topic: 'new_tool',
    ageGroup: 3,
    text: "We bought a 3-D scanner for the mould shop and it stands around. You two have it for four weeks. Play with it! Scan things nobody would scan, your lunch, the old gear from the hall, a glove. What could we, of all companies, do with it that we have never done? I don't want a concept, I want at least one thing I can hold in my hand that comes out of it, and that works. May fail three times before that. If you need parts, go and get them from Vic.\nOne request: whatever you find out about accuracy (which surfaces, which size, how many tenths of a millimetre off), note it, as the moulders will want to know it from you. And wipe the plate.",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'Handling the device until something real and working comes out leads, together with finding a use nobody has thought of. Notes on accuracy ask for a little precision.',
  },
  {
    name: 'Belt 2 stops',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: 'Belt 2 again. Stops after approx. 40 min, runs again when you let it stand for 10. Night shift changed the fuse, no good. Motor housing is hot, I could not keep my hand on it. We went through every step of the checklist, in the correct order, twice, signed and documented, it is in the folder. Does not help us. Please come and find out what it is, and get it running before the late shift, even if only makeshift. Your tools are still here.\nM., hall B',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Against surface words: steps, order, checklist and documents are only what has been done in vain. Needed is a diagnosis at the machine and a repair, alone and with the hands.',
  },
  {
    name: 'Where do the returns come from?',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: "Returns have gone up from 4.1 to 6.8 % since March and everybody has a theory. I don't want a theory. Please look at the 900 return slips and the call notes and tell me what is really in there: which article, which size, which week, what reason in the customer's own words. Are these the same customers? Did anything change at the same date (packing, supplier, photos)? Read the supplier's letters of February too, there was something about a new thread, I don't remember what it said.\nIf the zip or the seam is the cause, take three pieces from the shelf and pull them until they go, and see.\nI'd like to have it on paper by the 15th: findings, with figures, and for each one how sure you are. What we do about it we can discuss afterwards; ideas are not the problem here.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Going through slips, words and dates and saying how sure each finding is leads; the pull test asks for a little trying out. Passes differed on Sequence (Low, As Needed): sorting 900 slips by article and week needs some order, so As Needed.',
  },
  {
    name: 'Telephone: what you say when',
    area: 'work',
    topic: 'customers',
    ageGroup: 2,
    text: 'For your first day on the phone (holiday job, ticket line)\n1. Greeting as on the card. Name, then "How may I help you?"\n2. Customer number FIRST. Without it do not go on to the next mask.\n3. Read back date, time, row. Wait for "yes".\n4. Then payment. Then confirmation. Never the other way round.\n5. Close the mask, write the call into the list (time, number, code).\nIf they ask something that is not on the card: say you will pass it on, do not invent anything. A call should take 3 minutes. Breaks by the plan on the door.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Following a script in a fixed order and a call list is the job. Numbers, dates and rows read back ask for exactness here and there.',
  },
  {
    name: 'Self-assessment before our talk',
    area: 'work',
    topic: 'feedback',
    ageGroup: 3,
    text: "Dear Sasha, our yearly talk is on 9 November. Please fill in the form beforehand and send it to me three days before:\nA. Your five main tasks this year. For each: what was agreed (quote from last year's sheet), what was reached, how can one see it (figures, mails, dates)?\nB. One thing that did not go well. What exactly happened, what do you know about the reasons?\nC. Which feedback from others did you get? Literally please, not \"all happy\". Ask two people if you have nothing.\nD. What do you want to learn, and why? Explain in some detail.\nE. Dream a little: if you could invent your post anew, what would be in it that isn't in anybody's post today?\nSections A-E in this order, please, so that I can lay them side by side with mine. Where we differ we'll go back to the facts. I would be glad if you also note the questions you have for me; there is time for all of them.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'As Needed',
    },
    reason:
      'Quotes, figures, exact events and detailed reasons lead. The form with its sections asks for some order, section E for one free idea.',
  },
  {
    name: 'About your files',
    area: 'work',
    topic: 'feedback',
    ageGroup: 3,
    text: 'Hi Chris, a friendly word before it gets to the others. Your work itself is fine, nobody doubts the content. But: files called final_final2, no date. Drafts reach me at 17:50 when the deadline is 18:00. Sections are in a different order each time, half of the list items with full stop, half without. Last week you began with part 3 and part 1 was missing.\nCould you, until the end of the month, work to the checklist on the wall, keep the order of the outline, deliver drafts the day before, and name files by the rule? Let us look at it together on the 30th.\nLee',
    gold: {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'The feedback is to be met by keeping order, outline, dates and naming rules. The content is expressly fine; nothing else is asked for.',
  },
  {
    name: 'Projector, 14:50',
    area: 'work',
    topic: 'time_pressure',
    ageGroup: 3,
    text: "Need you in room 1 NOW. Starts at 15:00, projector shows blue and nothing else. Adapter swapped already. Other laptop: same. Cable goes into the floor, don't know where it comes out. Get me a picture on the wall by any means. Spare stuff is in the cabinet behind the stage.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'A fault has to be found and got round by hand within minutes. Neither facts on paper nor set steps are wanted.',
  },
  {
    name: 'The speaker has cancelled',
    area: 'work',
    topic: 'time_pressure',
    ageGroup: 3,
    text: 'Bad news, the speaker is stuck on the train and 120 people are coming at six. It is five now. We have: a stage, a piano nobody tuned, you, me, the caretaker who can juggle, 120 postcards with the topic ("Who owns the river?"). You are on for forty minutes. I don\'t care what it is as long as nobody looks at their watch and it somehow has to do with rivers. Make something up. Prepare nothing on paper, there\'s no time. Would be nice if the microphone could be made to work, last time it took some wiggling.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'As Needed',
      confluence: 'Use First',
    },
    reason:
      'Forty minutes have to be made up from chance things and played on the spot, with risk. The microphone asks for a little practical mending.',
  },
]
