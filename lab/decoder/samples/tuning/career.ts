import type { Sample } from '../sample.ts'

/**
 * Twelve career tasks for tuning the proposal rule. Decoded in two passes without access to any
 * word wall.
 */
export const careerTuning: readonly Sample[] = [
  {
    name: 'A day with lifts',
    area: 'career',
    topic: 'field',
    ageGroup: 3,
    text: '"I look after 70 lifts. In the morning I have a plan, by nine it\'s worthless because somewhere one is stuck. I am alone most of the day. Before I open anything I listen, you hear a worn roller. Then meter, ladder, hands. Every lift is different, the old ones were built by people who had their own thoughts. What I like: at the end it moves or it doesn\'t, nobody has to discuss that. Paperwork is one line in the service book, and the safety rule: switch off, lock, check, every time in this order." (from our series Jobs from Inside)\nCould you imagine doing this?',
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Diagnosing and repairing alone, by ear, meter and hand, is the job. Only the safety routine has to be kept in a fixed order; paper is one line.',
  },
  {
    name: 'What does a game author do?',
    area: 'career',
    topic: 'field',
    ageGroup: 2,
    text: "Game authors make board games and card games. How does it start? With a \"what if\": what if the loser of each round got stronger? What if the board was eaten at the end? Most ideas go into the bin, you have to like that.\nThen you cut up cardboard and play it with whoever is there, and see where it gets boring, and rebuild it the same evening, and again, sometimes a hundred times. Dice are sawn, hinges are glued, a box has to close. If it doesn't work on the table it doesn't work.\nIn the end there is a rule sheet. It must be so clear that nobody has to ask, each word is turned over, and an editor will help you with it. You also have to know what is already there, so you read a lot of other people's rules. Nobody tells you when to work. Income is uncertain, most authors have a second job.\nWhat do you think? Talk to your neighbour: what would you like about it, what would you hate?",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'New ideas with risk lead, and just as much the endless building, playing and rebuilding of a thing until it works. The clear rule sheet and knowing other rules ask for some precision.',
  },
  {
    name: 'Joiner for restoration',
    area: 'career',
    topic: 'advert',
    ageGroup: 3,
    text: "Small workshop (4 people) seeks joiner.\nWe restore windows and doors in old houses. No two are alike. You look at a frame, find out how they did it 150 years ago, and make it so that it closes again. Sometimes you first have to build the tool for it. You will be on site by yourself for days. We are not great talkers.\nFor listed houses you note down what you found and what you replaced, with dimensions; the heritage office reads it.\nYou need: trade certificate or simply show us something you made. Driving licence. An idea now and then when the old way isn't possible any more.\nCall after 5 pm.",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'As Needed',
    },
    reason:
      'Finding out how a thing was made and making it work with own hands, alone, is the post. Notes with dimensions for listed houses and an idea now and then are asked for as well.',
  },
  {
    name: 'Creative data hero wanted!',
    area: 'career',
    topic: 'advert',
    ageGroup: 2,
    text: 'Hey you! Creative mind? Crazy about adventure? We are a colourful young team and turn the world of parcels upside down! Become our DATA HERO (holiday job, 6 weeks, from 16):\n> You type in sender and recipient from scanned labels\n> You compare postcodes with the official directory and correct typing errors\n> You work through the queue from oldest to newest, no skipping\n> You note start and end of each batch in the log\n> 99.5 % correct entries is our dream, and yours!\nFree fruit, table football, lots of imagination!',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Against surface words: creative, crazy, imagination, but the duties are typing, comparing and correcting without mistakes, and working off a queue by the rules. Both lead.',
  },
  {
    name: 'Documents for your application',
    area: 'career',
    topic: 'application',
    ageGroup: 2,
    text: 'Thank you for your interest in an apprenticeship with the city. Your application goes through the portal only.\nStep 1: register (you get a mail, click within 24 h)\nStep 2: fill in pages 1 to 6. You cannot go back!\nStep 3: upload in this order: letter, CV (table form, latest first, without gaps), last two reports, certificates\nStep 4: one PDF each, max. 3 MB, named Surname_Document\nStep 5: print the summary, sign it, send it by post until 30 September (date of postmark)\nIncomplete applications or ones in another order will not be considered.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'A procedure with steps, order, form and a closing date. Passes differed on Precision (Low, As Needed): file names, sizes and a CV without gaps must be right in detail, so As Needed.',
  },
  {
    name: 'Statement of evidence',
    area: 'career',
    topic: 'application',
    ageGroup: 3,
    text: 'To be considered, please submit a supporting statement (max. 1,200 words). For each of the six criteria below give at least one specific example from your own practice: the situation, what you did yourself, the result and how it was measured. General claims ("I am a team player") will not be scored.\n1 Knowledge of current housing law\n2 Giving accurate advice in writing\n3 Handling confidential information\n4 Dealing with conflicting information\n5 Explaining complex rules to the public\n6 Keeping records to audit standard\nUse the numbered headings. Statements above the word limit will be cut off at 1,200.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Specific, measured examples instead of claims are scored, so exact information leads. Numbered headings and a limit ask for some order.',
  },
  {
    name: 'How our interviews work',
    area: 'career',
    topic: 'interview',
    ageGroup: 3,
    text: 'Invitation to interview, 22 May, 14:10 (please be at reception at 13:55 with passport)\nThank you for applying to the building control office. To help you prepare, here is what you can expect.\nThe interview follows a fixed pattern. A panel of three asks five questions, the same for everybody, in the same order. You will be marked against the criteria in the job description. Please prepare an example for each criterion: when was it, what was your part, what came out of it? Panel members will ask for details and figures.\nYou should also know our annual report and the two regulations named in the description; question 4 deals with them. For question 5 you get photographs of a staircase and are asked what would happen to it in a fire and what you would have changed on site.\nYou may bring notes, one sheet. Afterwards you have 5 min for your own questions. We write to everybody within ten days, with reasons.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Examples with details and figures, knowledge of report and rules, and own questions are needed. The fixed pattern asks for a little order, the staircase for practical thinking.',
  },
  {
    name: 'Technical interview, part 2',
    area: 'career',
    topic: 'interview',
    ageGroup: 3,
    text: "Part 2 of your interview (75 min) takes place in our test room. You'll find a small heating system that has been put together with at least three faults. You have a meter, a set of keys, and the circuit diagram (careful, version C, the system is version D). Find as many faults as you can and put right what you can put right. Think aloud if you like, but you need not.\nIn the last 15 minutes we ask you: what did you measure, which value did you expect and why, what in the diagram does not agree? Please give us exact values.",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Finding and mending faults in a real system leads. Comparing the diagram and giving exact values at the end ask for some precision.',
  },
  {
    name: 'Fresh eyes',
    area: 'career',
    topic: 'first_weeks',
    ageGroup: 3,
    text: 'Good to have you here! An odd request for your first three weeks, before you get used to us: walk around, sit in the wrong department, have lunch with strangers. What does it remind you of, from somewhere quite different (circus, kitchen, harbour)? Bring me three thoughts that we would never have had ourselves. Half-baked is perfect.\nYour Ash',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Unusual thoughts and links to quite other worlds are all that is wanted, half-baked and without proof.',
  },
  {
    name: 'Before you may work on the ward',
    area: 'career',
    topic: 'first_weeks',
    ageGroup: 2,
    text: 'Voluntary year, weeks 1-2: before you may work on the ward\nRead the hygiene plan (38 p.) and the folder on data protection. You will be asked about both, 20 questions, 18 must be right. Learn the terms on the red sheet exactly, "sterile" and "clean" are not the same thing!\nWashing hands goes in six steps, in this order, 30 seconds, timed. Gown: put on 1-2-3-4, take off 4-3-2-1. We practise both until you can do it without the poster. Bed: how it goes up and down, how the brakes lock, what to do when it sticks. Everybody tries it lying in it once.\nAsk when you are not sure. Rather ask ten times. Write down who told you what, with the date.\nYour duty sheet has a line for each of these points, with a box for the signature of the nurse. You can start on the ward when all of the boxes are signed, in week 3 at the earliest.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Exact terms and 18 of 20 right answers stand beside steps in a fixed order and signed boxes; both are needed to be allowed on the ward. Gown and bed ask for some practising with the hands.',
  },
  {
    name: 'Retraining plan',
    area: 'career',
    topic: 'changing',
    ageGroup: 3,
    text: 'To get the grant for retraining, hand in this plan together with your adviser. Please use black ink, or fill it in on the screen and print it.\n1. goal (one line)\n2. steps to the goal in order of time, at most 12, each with start, end and what you need before you can begin\n3. weekly timetable incl. travel, child care, work\n4. costs per month: fees, travel, materials (attach offers)\n5. what you do if a step fails: who, when, which date is the latest\n6. where you will put the learning: place, hours, who keeps it free for you\nSign every page. The plan is checked each quarter against what has been done. Bring it along to each meeting with the ticked steps and the certificates behind it in the same order. Changes only in writing and before the date concerned.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Steps, dates, timetable and later checking against the plan lead. Costs with offers attached ask for some precise information.',
  },
  {
    name: 'Small bets',
    area: 'career',
    topic: 'changing',
    ageGroup: 3,
    text: 'You say you have been in the bank for 19 years and that you\'d like "something else". My advice as a coach: make small bets. What would you do for one weekend if nobody saw it? Sell soup from a bicycle? Record a night in a bakery? Combine two things in your life that have never met. Start before you are ready. One bet a month, each with something real at the end that someone can eat, touch, watch or buy. Get the soup pot out, see what happens, mend the recipe. After three bets we\'ll talk about which one felt alive.',
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'Ideas, odd combinations and starting on a risk lead, and each bet must become something real that is made, tried and improved.',
  },
]
