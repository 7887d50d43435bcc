import type { Sample } from '../sample.ts'

/**
 * Twelve career tasks that belonged to the unseen samples until they were inspected one by one
 * (weights-and-bounds.md). Decoded in two passes without access to any word wall.
 */
export const careerKnown: readonly Sample[] = [
  {
    name: 'Laboratory technician',
    area: 'career',
    topic: 'field',
    ageGroup: 2,
    text: 'JOB FACT SHEET: laboratory technician (3 years\' training)\nWhat you do\nYou take samples, weigh them to a thousandth of a gram, and work by written procedures that have to be followed step for step. You label everything. You enter results at once and have them countersigned. If a value is out of range you repeat the series and write down why. From the second year on you also look after two or three devices: clean, adjust, change worn parts, notice when one of them "sounds wrong".\nWhat you should expect\nA fixed daily rhythm, cleaning before and after each run, much reading of data sheets, chemical names which have to be spelled right, no improvising. In shift work the next shift relies on every bottle standing where it belongs.\nWhat you don\'t need\nHigher maths. Percentages and proportions will do.\nFind out for yourself: does this fit the way you like to go about things? Write half a page for your careers folder.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'The work described is following procedures, labelling and rhythm, and weighing, data sheets and reasons for each value. Looking after devices asks for some handling of technology; improvising is ruled out.',
  },
  {
    name: 'Three fields, thirty facts',
    area: 'career',
    topic: 'field',
    ageGroup: 2,
    text: "Careers week, sheet 2\nChoose three fields you know little about. For each one find out ten facts: training and how long, pay in the first and in the fifth year, how many jobs there are in our region, working hours, what most people there say they dislike, ...\nUse at least one official statistic and one talk with a real person. Note where you have each fact from. Wikis alone don't count. If two sources say different things, note both.\nWhich question is still open at the end? Bring it to the talk with the adviser.",
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Facts, sources, contradictions and an open question are all that is asked. There is no set order or form beyond the number of facts.',
  },
  {
    name: 'Dispatcher (m/f/d), delivery depot',
    area: 'career',
    topic: 'advert',
    ageGroup: 3,
    text: "We are looking for a dispatcher for our depot, full time, early and late shift.\nYour tasks\n- plan the day's tours for 22 vans in the planning system\n- set the loading order and see that departure times are kept\n- when a van breaks down: find a way out within minutes, with what is there\n- hand over to the next shift by the handover list\nYou bring\n- 2 years in a similar post\n- you keep an overview and like it when things run to the minute\n- careful entry of addresses and weights\nWe offer 30 days of leave, a permanent contract and free parking.",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Tours, loading order, times and handover lists make up the post. Addresses and weights must be entered with care, and a broken-down van is a concrete problem to be solved at once.',
  },
  {
    name: 'Clerk, patents and contracts',
    area: 'career',
    topic: 'advert',
    ageGroup: 3,
    text: 'For our legal department we seek, from 1 April, a clerk, patents and contracts (80 %).\nYour field of work\nYou check contract texts for gaps and contradictions and compare versions word by word. You research earlier patents in three databases and sum up, with references, what is new about an invention and what is not. For that you must be able to understand from drawings and samples how a device functions; our inventors like to explain, but they explain briefly. You answer questions from other departments in writing and give the reason. You monitor time limits (a missed one cannot be healed) and keep the files by the register plan.\nYour profile\nDegree or comparable training, excellent written expression, a second language, patience with long texts. You would rather ask once more than leave something in the dark.\nWe offer\nA quiet office, an experienced colleague who will introduce you to the work over six months, home office on two days, 31 days of leave. Questions are answered by Ms Iversen.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Word-by-word checking, research, references and reasons fill the post. Time limits and files ask for some order, drawings and samples for some understanding of how devices work.',
  },
  {
    name: 'Portfolio for the design year',
    area: 'career',
    topic: 'application',
    ageGroup: 2,
    text: 'For admission to the preparatory year in design please send us a portfolio.\n12 to 20 works of any kind. We do not want to see that you can copy. Show us how you see: half-finished things, mistakes you liked, a series that went somewhere else than planned. At least one piece on the theme "under the table", do with it what you want. One of the works should be an object you have made out of a material you didn\'t know.\nSheets numbered, list of works at the front, no rolls, by 15 January.',
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'As Needed',
      confluence: 'Use First',
    },
    reason:
      'Own, unusual works and a free theme lead. The numbered sheets with a list ask for a little order, the object from an unknown material for some making.',
  },
  {
    name: 'Come and work a day',
    area: 'career',
    topic: 'application',
    ageGroup: 3,
    text: "Dear Mr or Ms Farrow, letters tell us little. Come and work with us for a day instead? Tuesday, 7:00, old shoes. You'll get a pump that doesn't pump and a bench. In the afternoon you go out with Uli to a greenhouse which is too hot on one side. If you need a part that we don't have, make it. We pay the day.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'The application consists in repairing a pump and solving a real problem with what is there. Making a missing part is making, not fantasy.',
  },
  {
    name: 'Group task with a broom',
    area: 'career',
    topic: 'interview',
    ageGroup: 2,
    text: 'Casting day for the children\'s holiday theatre (paid, 4 weeks)\nYou\'ll be in a group of five. You get a box: a broom, a tin bath, three hats, a map of nowhere. Ten minutes later you are on. We\'ll call things in from the side ("it\'s snowing!", "you are the broom!") and you take it from there. We look whether you pick up what others give you. If you get stuck, do something wrong with conviction.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason: 'Playing from nothing, taking up chance things and daring to be wrong is all there is.',
  },
  {
    name: 'Your presentation to the board',
    area: 'career',
    topic: 'interview',
    ageGroup: 3,
    text: 'Dear candidate,\nfor the second round we ask you for a presentation, "My first 100 days as head of the day clinic". 15 minutes, at most 8 slides, file to us 48 h before, then 20 minutes of questions.\nShow us week by week what you would tackle first, second, third, and what has to wait for what. Put names of functions, milestones and meetings in. We\'d like to see how you keep the plan on course when something comes in between, and how you would close the 100 days.\nSupport your priorities with the key figures in the appendix (beds, staff turnover, waiting times). You may ask the office for further figures until Friday.\nWe\'d also like to be surprised once: which of our habits would you turn on its head, and what would you do instead?\nPlease arrive 15 minutes early, so that your file can be tested on our screen.\nKind regards, the board',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'As Needed',
    },
    reason:
      'A plan by weeks with milestones and dependencies is what is to be shown. The figures of the appendix support it and one surprising thought is asked for.',
  },
  {
    name: 'Checklist for new colleagues',
    area: 'career',
    topic: 'first_weeks',
    ageGroup: 3,
    text: 'Welcome! Please work through this list in your first ten days and hand it in at HR, signed.\nDay 1 [ ] badge [ ] locker key [ ] signature house rules\nDay 2 [ ] password set, then e-mail, then calendar (only in this order)\nDay 3 [ ] time recording: come, break, go. Also when you only go for a smoke\nDay 4-5 [ ] walk through all 6 departments, stamp each\nDay 6-9 [ ] e-learnings 1-8, 20 min each, next one opens when the last is done\nDay 10 [ ] desk, folders and drawer set up as in photo [ ] list complete',
    gold: {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Everything is a list by days with a given order, stamps and a photo to set up by. Knowledge, working things out and ideas do not come into it.',
  },
  {
    name: 'Along with the service van',
    area: 'career',
    topic: 'first_weeks',
    ageGroup: 2,
    text: "Your first 3 weeks you ride along with Mika, service for coffee machines. You don't have to know anything. Carry the bag, look, and as soon as Mika says so, do it yourself. From week two you open the machine and say what it has before Mika does. Taste what comes out, you can taste a bad seal.\nThere is a manual for each type on the tablet, but most of it you learn with a screwdriver. If you want to try another way than Mika does, try it on the old one in the garage.\nTwo things in the evening: put the van in order (each tool has its outline on the wall), and enter the parts you used, with the number on the bag, otherwise they will be missing tomorrow.",
    gold: {
      sequence: 'As Needed',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Learning by doing, diagnosing and trying out on real machines leads. The evening asks a little for order in the van and for right part numbers.',
  },
  {
    name: 'What have I really done?',
    area: 'career',
    topic: 'changing',
    ageGroup: 3,
    text: 'Before our second counselling session\nBefore we look at where you could go, let us look closely at what is there. Take each post of the last fifteen years and write down in detail what you actually did, not the title. Which tasks? How often? With what result, can you prove it (certificate, reference, number)? What do others say, in their words? Call two former colleagues and ask.\nThen read three adverts that attract you and underline each requirement. For which of them do you have evidence and for which not? Be exact. A heap of notes will do.',
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      "Detailed facts, proof, other people's words and a requirement-by-requirement check are asked for. Form and order are left open.",
  },
  {
    name: 'From the desk to the film set',
    area: 'career',
    topic: 'changing',
    ageGroup: 3,
    text: "Our one-year course for people who change over: props and effects for film\nAutumn: you read scripts and invent the things in them. A letter from the moon, a machine that folds clouds, a fruit that doesn't exist. The more of your own is in it, the better.\nWinter: you build them so they work in front of the camera, rain included. Wood, foam, wire, small motors. What breaks in the test is built again.\nSpring and summer: you're on set and keep continuity. Which prop, in which scene, in what state, in shooting order, every day, without a gap. If the candle was half down in scene 12 it has to be half down in scene 13, which was shot three weeks before. You lay out, tick off, photograph and put away by the call sheet.\nNow and then you'll have to look up what a radio from that year really looked like, as viewers write in.\nApply with a thing you made and a page about why now.",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'Inventing, building so that it works, and gapless continuity in shooting order take up a third of the year each. Looking up how a thing really was is needed now and then.',
  },
]
