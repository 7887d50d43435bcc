import type { Sample } from '../sample.ts'

/**
 * Twenty-four work tasks used only by the test; do not use them for tuning. Two sets, written and
 * decoded in two passes without access to any word wall, any other sample or the output of the
 * decoder.
 */
export const workUnseen: readonly Sample[] = [
  {
    name: 'Ward medication cupboard audit',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: "From: Siobhan Keane, Ward Manager, Elm\nTo: Band 5 nurses\nSubject: Controlled drugs – audit Friday\n\nMorning all, thanks for a hellish weekend handled well.\n\nPharmacy found two discrepancies in our CD register last month so we're being re-audited this Friday. I'd like Ana to go through the register from 1 September. For every entry: does the running balance add up, are there two legible signatures, is the wasted amount written down where a part-ampoule was given, does it agree with the patient's chart. Where it doesn't, don't overwrite anything. Put it on a separate sheet with date, drug, dose, page number and who was on, and go and ask the person what happened. I need what they actually said, not \"probably forgot\".\n\nStock count by two people Thursday night, please, against the register, ampoule by ampoule.\n\nThere's cake in the office from Mr Dodd's family.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Every entry is checked for figures, signatures and exact statements, on a dated and laid-out sheet.',
  },
  {
    name: 'Conveyor stops on night shift',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: "TICKET 48112 – Priority 2\nSite: Parcel hub, line C\nRaised by: night shift lead\n\nBelt C3 has cut out 11 times since Sunday, always between about 1 and 4 in the morning. No fault code on the panel most of the time, twice it said \"drive overtemp\". Restarts fine after five minutes. Day shift swears they've never seen it.\n\nContractor swapped the motor in August. Operators think it's the photo eye by the merge because there's dust everywhere, and they've started wiping it with a sleeve which may or may not be helping.\n\nPlease attend tonight, be there while it's running, and find out what it is. Spares cage key is with security. You can take the line down for up to 40 mins if you clear it with Dwayne first. If it's the drive we've one on the shelf, go ahead and fit it. Close the ticket with a line on what it was.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Stand by the running machine, find the fault and fit the part, with one line of writing.',
  },
  {
    name: 'Campaign for oat drink',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Hey you two,\n\nGreat to see you at the thing on Thursday, sorry I had to run for the train.\n\nSo the oat drink people are in. They've fired their last agency because everything looked like oats. Fields, farmers, morning light. The client's exact words were \"I'd rather people hated it than scrolled past it\". Their buyers are 19–27, mostly drink it in iced coffee, mostly couldn't care less about the planet stuff by now.\n\nCan you come up with five or six routes by Monday? Don't polish. A line, a scribble, a mood, a stunt, whatever gets it across. One of them should be something we would be slightly nervous to present. I'd love one that isn't an advert at all. Nothing with cows in it, their lawyer had a bad time last year.\n\nWe'll stick everything up on the wall and kill most of it.\n\nBudget is roughly nothing until March.\nPriya",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason: 'Several unlike, risky routes without polish are wanted and nothing else.',
  },
  {
    name: 'Office relocation plan',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Dear Marten,\n\nAs discussed, could you take on the move to Kanaal Street? The lease here ends on 30 June and the landlord won't budge (I tried, he brought his dog, it was a strange meeting).\n\nWhat I need by the end of next week is a move plan for the 64 of us: who goes when, department by department, over no more than two weekends; what has to be booked and by which date (lifts, movers, internet, the alarm company – the provider wants eight weeks' notice, so that one first); a seating plan; a labelling system for crates so that nothing ends up on the wrong floor; and a checklist for every team lead for the Friday before. Finance can't be offline in the last week of the month.\n\nUse the file from the 2017 move as a starting point, Els still has it. Weekly update to me, half a page, Mondays.\n\nBest,\nCaroline",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'A dated plan, labels and checklists are the product, with some facts to find out such as notice periods.',
  },
  {
    name: 'Quarter-end reconciliation',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: "Hi Tomasz\n\nWelcome back! Hope the baby's letting you sleep.\n\nQ3 close: the intercompany account with the Irish entity is out by 14,382.60 and the auditors have already spotted it. Could you take it? I'd start with the July FX postings, because Lena booked some at month-end rate and some at transaction rate, but that's a guess and I don't want us to write it off on a guess.\n\nEach item in the difference needs invoice number, date, amount in both currencies, the rate used and which side is wrong, with the document attached. Do them in date order in the usual template (tab 4), and tie the total back to the trial balance to the cent. Ask Dublin if something isn't clear; Niamh is quick with answers before noon.\n\nTimetable: draft with me Tuesday 5 pm, journals posted Wednesday, pack to auditors Thursday 10 am.\n\nRuth",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason: 'Proof for each item to the cent leads, in a given order, template and timetable.',
  },
  {
    name: 'Museum exhibit for children',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "BRIEF – Gallery 4, \"Bodies of Water\"\n\nWe have an empty room (9 x 6 m), a leftover budget of £18k and the Easter holidays. The trustees would like something for families that explains how the town's Victorian pumping station worked.\n\nWhat we don't want: another touchscreen. What visitors under ten do is push, pull, pour and shout, so give them that. It needs to be something they move, with a real pump or at least a real principle of a pump, and it must survive 600 children a day and be mendable by Col with what's in his workshop. But it also has to have a bit of wonder about it. One of last year's comment cards said \"it was like school\". Perhaps the building is a giant's heart, perhaps it isn't; surprise us.\n\nSend us a concept and a rough working model (cardboard and aquarium tubing is fine) by 1 February. Water is allowed if it's drained. Please don't block the fire door.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason: 'A mendable hands-on machine and a sense of wonder must come together.',
  },
  {
    name: 'Wedding catering running order',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Hi Jo, this is for Saturday – Marsh Barn, 130 covers. I'm off from tomorrow so you're leading.\n\nVan loaded by 9, use the list taped inside the cold store door and tick as you go, last time we left without the canapé trays. Arrive 10.30. Tables first, then bar, then glassware. Canapés 2.15, starters down 3.45, mains away 4.20 in this order: top table, 1–6, 7–12. Speeches are BEFORE pudding at this one, the mother was very clear. Coffee 6.\n\nDietaries: 9 vegetarian, 4 vegan, 2 coeliac, 1 nut allergy at table 7 seat 3 (carries an EpiPen). Place cards have a coloured dot. Double-check with the couple's sheet since there were two versions; the right one is dated the 14th.\n\nOven 2 at the barn trips if you put the hot cupboard on the same socket. Staff eat at 5.30. Good luck, it's a lovely crowd!\nMags",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason: 'Times, order and a ticked list carry the day, with dietary details to double-check.',
  },
  {
    name: 'Payment page outage review',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: "#incident-followup\n\nThanks everybody for Tuesday. We were down for 47 min at checkout, roughly 3,100 failed orders. Support has had a rough couple of days so be nice to them.\n\n@Devika can you own the write-up? I'd like it by Monday. Minute-by-minute timeline from the logs and the channel (UTC please, we got in a mess last time), what changed, what we believed at each point and what turned out to be the case. Figures should come from the data warehouse, not from the dashboard, because the dashboard was sampling.\n\nThen there's the actual cause. We rolled back and it went away, but nobody's shown why the connection pool filled up. Reproduce it in staging, try it with the retry setting at 3 and at 0, and put a fix up. Small one. If it's the driver version again, pin it.\n\nActions with an owner and a date at the bottom. Use the template.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'A timeline of verified facts and a reproduced, fixed cause lead together, in a template by a date.',
  },
  {
    name: 'Irrigation on the lower field',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: "Luis – gone to the market, back about two.\n\nThe drip lines in the lower tunnel are doing nothing past row 9. Pump's running, filter was cleaned Monday. Could be the header's split where Ken drove over it, could be the mice again. Have a dig about. There's 25 mil pipe and a bag of joiners in the green shed, no jubilee clips left so you'll have to make do. Get water to the peppers before it gets hot, they won't take another day like yesterday, even if it's only a bodge for now.\n\nOnce it's going the timer wants resetting too, it went back to factory when the power dropped. 5am and 8pm, 40 mins. The instructions are useless, it's hold the middle button till it blinks.\n\nEggs on the porch for Marie if she comes by. Don't let the dog in the tunnel.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason: 'Dig, find the break and make do with what is in the shed.',
  },
  {
    name: 'Planning objection summary',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: "To: Graduate planner\nFrom: Head of Development Management\nRe: 23/01877/FUL, 41 flats, former dairy site\n\nCommittee is on the 21st. 212 letters have come in. Please prepare the representations section of my report.\n\nGroup the objections by material consideration (highways, daylight, heritage, drainage, other) and give the number of letters raising each. Quote sparingly and verbatim. Anything that isn't a planning matter – property values, the developer's divorce – goes in one sentence at the end. For each heading give the relevant local plan policy with its number and current wording (the plan was amended in March, so don't lift it from an old report), the consultee's response, and where objectors' facts are disputed, what the evidence on file says. The daylight figures in the applicant's statement and in the residents' own survey differ; find out why before you write either down.\n\nHouse style applies. Four pages at the outside. I'll need it on the 12th for legal to look at.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Verbatim quotes, current policies and disputed facts lead, within headings, style and length.',
  },
  {
    name: 'Bathroom showroom refit',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Hi Kofi,\n\nArea manager was in yesterday and said the showroom looks like \"a place where toilets go to die\". Fair, to be honest.\n\nYou've got the back third of the floor, the ex-display stock, two lads from the warehouse on Wednesday and Thursday and about £600. I'd like something that makes people stop at the window. It doesn't need to look like a bathroom; the Leeds branch did a jungle with a bath in it and had people queueing for selfies. You did theatre sets, didn't you? Go mad.\n\nPractical stuff: we open as normal throughout, so build it in sections out the back and bring it in after 6. Stud wall only, no fixing into the floor screed, there's heating pipe under it. One shower should actually run, the closed-loop pump from the trade show is in the loft, might need a new seal.\n\nOpen Saturday week with the sale. Shout if you need the van.\nBev",
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'A showroom that stops people and that is really built, plumbed and movable, fitted round opening hours.',
  },
  {
    name: 'Induction handbook for care home',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: 'Dear Folasade,\n\nFollowing the inspection (overall "good", well done to everyone, and thank you for finding the missing rota) we\'ve been asked to put our induction in writing. At present a new carer\'s first week depends on who happens to be on shift.\n\nWould you draw up a first-fortnight booklet? Day by day: what the new starter is shown, by whom, and what they must have watched, then done supervised, then done alone, with a space for both to sign. Moving and handling comes before any personal care; medication is not until week two. Include the morning routine for each wing and a page on what to do if a resident has a fall. Explain words like "safeguarding" and "capacity" properly, as the law has it, since the inspector asked three staff and got three answers. Check our policy numbers are the current ones.\n\nLarge print, ring bound, something that fits in a tunic pocket would be ideal though I realise those two don\'t go together.\n\nKind regards,\nMrs Whitlock',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'A day-by-day order of learning leads, with legal definitions and current policy numbers to get right.',
  },
  {
    name: 'Cold room alarm',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: "Ticket #48213 | Central kitchen, St Brendan's | Prio: high\n\nWalk-in cold room 2 has gone to 9 °C again, third time since Sunday. Compressor is running but sounds different, sort of a hum then a clack. Night staff switched it off and on, which helped for about two hours. The door seal looked OK to me but I'm a cook.\n\nWe've moved the dairy to cold room 1 which is now full to the ceiling. Can someone please come today and get it going? The firm that put it in has closed down, so there's no contract and I haven't found any papers. Key's with the porter. If you need a part, just ring Maureen for the cost code, anything under 400 she'll wave through.\n\nTa, Geoff",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason: 'A machine fault has to be found and mended on the spot without papers.',
  },
  {
    name: 'Month end close at the brewery',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Hi Annika,\n\nhope the little one is sleeping better! As I'm off from Wednesday you will be doing month end on your own, so here's how it goes.\n\nWD1: bank recs, all four accounts, then lock the cash ledger. Don't lock before Tom has posted the duty payment.\nWD2: accruals. Copy last month's sheet, update the tab names, tick off against the PO list.\nWD3: stock journals from the brewhouse report. Needs to come before the margin report, otherwise you'll do it twice.\nWD4: intercompany with Ghent. They close an hour earlier than us.\nWD5: pack to Helen by noon, in the usual layout, sections 1 to 9.\n\nThe checklist is in Finance/Close; initial and date every line. If a step's late, move nothing, just tell Helen. I'll have my phone with me but reception in the Hebrides is what it is.\n\nRob",
    gold: {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Dated steps that must come in the right order, a checklist and a usual layout make up the whole job.',
  },
  {
    name: 'Name and campaign for oat ice cream',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Subject: Oat thing – brief(ish)\n\nMorning both,\n\nThe client liked us in the pitch mainly because we didn't talk about health for once. So: an ice cream made from oats and seawater salt, from an island with more sheep than people, no name yet, launching in June. Budget is tiny. No TV, no influencers, they hate that.\n\nWhat I'd like on Thursday are five or six routes which could not be from any other brand. A name, a line, one thing that happens out in the world that people would photograph. Could be a ferry. Could be a funeral for vanilla. I don't mind if four of them make the lawyers cry.\n\nScamps on paper, please, no decks. The founder, Eilidh, used to be a puppeteer, in case that sparks anything. I've booked the room with the bad sofa from ten.\n\nMarcus",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason: 'Five or six unheard-of routes with room for risk are wanted and nothing else.',
  },
  {
    name: 'Adverse event narrative',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: 'Dear Dr Fonseca,\n\nFor case 2024-PT-00871 we still need the narrative for the regulator. I\'ve read your draft, thank you. Some queries:\n\n- Onset is given as 12 March in the CRF but 13 March in the discharge letter. Which is right, and what is the basis?\n- You write "high dose". Please state mg, route and frequency.\n- "Liver values improved": which ones, from what to what, and what\'s the laboratory\'s reference range?\n- Is there a documented reason for your assessment "possibly related"? The assessor will want to see alternative causes discussed (paracetamol? the statin?) with the relevant literature.\n- MedDRA term: "hepatic enzyme increased" or "drug-induced liver injury"? They aren\'t interchangeable.\n\nPlease also correct "Amoxycillin" to the INN throughout. I\'m in the office until six, and happy to go through it on the phone. Lisbon was lovely by the way, thank you for the restaurant tip.\n\nKind regards,\nBirgit Thalmann',
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason: 'Every query is about exact facts, sources, terms and reasons.',
  },
  {
    name: 'Festival site build',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Briefing – crew chiefs – Meadowside build\n\nAccess from Mon 06:00 via Gate C only. Trackway first, nothing heavier than a Transit on the grass until Lars has signed it off. Stage deliveries in the slots on the sheet: missed slot = back of the queue.\n\nMon: trackway, fencing, power runs. Tue: main stage roof, toilets. Wed: PA, lights, bars. Thu 14:00 safety walk with the council.\n\nThe ground's wetter than on the drawings. The north-west corner won't take the ballast as planned, so whoever is on it will have to sort something with the spreaders and the telehandler on the spot. Same for generator 3, which trips under load; Kev's had a look and thinks it's the changeover switch but hasn't had time to open it.\n\nRadio channel 4. Hot food from 12. Please, please label your own cable.",
    gold: {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'The timed order of the build leads, and ground and generator have to be sorted out on the spot.',
  },
  {
    name: 'Refugee housing idea workshop',
    area: 'work',
    topic: 'meetings',
    ageGroup: 3,
    text: "Hi all,\n\nQuick note for those joining on the 9th. The city has given us the old department store for 18 months, all four floors, escalators included, and no one really knows what to do with it. It is meant to be for newly arrived families AND the people who've lived around the square forever, many of whom aren't thrilled.\n\nI'd like us to spend the day dreaming before anybody mentions the budget. What if the shop windows were classrooms? What could the perfume counter become? Bring one example from a totally different field that you find brilliant (a hospital, a video game, a monastery). Bring also an object. In the afternoon we'll make quick models out of cardboard with eight of the families and see which ones get people talking.\n\nInterpreters for Dari and Tigrinya are confirmed. Lunch is by Samira's mum, so come hungry.\n\nJoost",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'As Needed',
      confluence: 'Use First',
    },
    reason:
      'Dreaming and linking distant fields lead; quick cardboard models are tried in the afternoon.',
  },
  {
    name: 'Lease review for retail units',
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: "Nadia – the Harrow Road leases (units 4, 7, 7a and 11) are in the data room. The buyer wants our report on title by close of business Friday.\n\nFor each one I need: parties, term, contractual expiry, whether inside or outside the 1954 Act, break dates with the conditions set out verbatim, rent review mechanism, repairing obligations, any licences or side letters. Follow the firm's template, headings in that order, and cross-refer to clause numbers. Where the plan doesn't match the Land Registry title plan say so and flag it in red.\n\nUnit 7a worries me. The side letter of 3 May 2019 seems to vary the break but it's signed by a company that had been dissolved. Check at Companies House and let me have a note of what you find with authority.\n\nFirst two to me by Wednesday lunchtime please, then the others. I'm in a mediation Tuesday so Slack not phone.\n\nP.",
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Verbatim terms, cross-references and authority are wanted in a fixed template and by staged deadlines.',
  },
  {
    name: 'Packing line jams',
    area: 'work',
    topic: 'problem',
    ageGroup: 3,
    text: "To: Ifeoma / From: Plant manager\n\nLine 3 wraps biscuits at 210 a minute on the old film and at best 160 on the new recyclable one. It tears at the forming shoulder and it jams at the end seal. Supplier says it's our settings. Our people say it's the film. I'm tired of both.\n\nTake the line for the night shifts Tuesday to Thursday, with Bartek. Try what you want: temperatures, dwell, shoulder angle, tension, even the geometry of the jaws, the tool room can cut you something in a few hours. I want to know what really causes it, with numbers I can show the supplier: speed, temperature and rejects for each run, so that they can't argue. Log the film batch too.\n\nTarget is 200. If you get to 190 I'll buy the pizza. Please leave the guard interlocks alone this time.",
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'The cause has to be found by trying settings on the line, and figures that hold against the supplier are the result wanted.',
  },
  {
    name: 'Wedding season at the hotel',
    area: 'work',
    topic: 'time_pressure',
    ageGroup: 2,
    text: "Hiya Chloe, welcome to the events team!! So glad you're with us.\n\nYour first one is Saturday, the Patel–Byrne wedding, 140 guests. The running order is in the folder, print it and keep it on you. Room set by 11, cutlery polished, menus on the left, names facing out, look at the photo on the wall for how a cover should look. Ceremony 1pm, photos on the lawn till 2.15, then move everyone inside, which always takes longer than you'd think. Speeches before mains. Cake cut 5.30. Turnaround for evening do between 6 and 7: tables 9-14 out, dance floor swept, buffet up.\n\nAllergy list has got to match the place cards, so go through it with chef on Friday (3 coeliac, 1 sesame). Tick things off as you go. And smile, the mother of the bride is a bit fierce but lovely really.\n\nBev x",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Timed running order, set-up to a photo and ticking off lead; the allergy list must match exactly.',
  },
  {
    name: "Rewrite of the museum's whale hall",
    area: 'work',
    topic: 'reports',
    ageGroup: 3,
    text: "Dear Tomasz,\n\nThank you for taking on the whale hall. As you saw, the present panels date from 1988 and nobody reads them past the second line.\n\nWe're looking for a new thread for the entire room, something that makes a nine-year-old and her grandfather stop and look up. It might be one animal's life told by her bones, it might be sound, or it might be something none of us has thought of; the trustees have explicitly asked to be surprised. At the same time this is a natural history museum: every statement has to stand. Dr Hallam will check species, lengths, weights and dates against the catalogue, and wants a reference for each claim. The two older labels which confuse sei and fin whale must finally be corrected.\n\nCould you send us a concept and three finished sample panels (max 60 words each) by the end of May? The café's scones are still on the house.\n\nWarm wishes,\nUrsula",
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'A surprising thread for the room and referenced, corrected statements are both conditions.',
  },
  {
    name: 'Data migration weekend',
    area: 'work',
    topic: 'planning',
    ageGroup: 3,
    text: "Team,\n\ncutover from the old booking system to the new one is 23/24 Nov. Runbook v0.9 is in the wiki. Please read your own part and the one before it.\n\nFri 20:00 freeze; 20:30 export; 22:00 checksum both sides; Sat 02:00 import; Sat 06:00 go/no-go. Nobody starts a step before the previous owner writes DONE in the channel. Rollback point is Sat 09:00, no later.\n\nIn both rehearsals the import hung at roughly 60 percent. Wen suspects a lock on the index, Sergei says it's memory. We need someone to get on the box this week and find out, then fix the script, otherwise the whole plan is worth nothing. Volunteers? You'd have a copy of production to break as much as you like.\n\nPizza for Friday: put your topping in the sheet. No pineapple debate this time.\n\nLucía",
    gold: {
      sequence: 'Use First',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'A gated, timed runbook and a hung import to be diagnosed and fixed are both essential.',
  },
  {
    name: 'Complaint reply about meter readings',
    area: 'work',
    topic: 'customers',
    ageGroup: 3,
    text: "Hello Dean\n\nThe customer at 14 Larkfield Close (Mrs Yusuf) has written to the ombudsman and we've ten working days. Can you prepare our answer?\n\nShe says we billed her 1,312 pounds for a quarter when she was abroad. I can see estimated reads in Jan and April and an actual in July, but there is also a meter exchange on 2 June and I'm not convinced the closing read was keyed correctly, might be a transposed digit. Go through the account line by line, get the engineer's photo, ask her for hers, and find the three calls she mentions and listen to what we actually told her.\n\nThe letter has to explain in plain language how each figure was arrived at, with dates, and which rule of the back-billing code applies. No \"we apologise for any inconvenience\", please. If we got it wrong, say what and by how much.\n\nThanks, Siobhan\n(sorry for the late one, school run)",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Every figure has to be traced and explained with dates and rule, going through records one after the other.',
  },
]
