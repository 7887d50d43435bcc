import type { Sample } from '../sample.ts'

/**
 * Twenty-four school tasks used only by the test; do not use them for tuning. Two sets, written and
 * decoded in two passes without access to any word wall, any other sample or the output of the
 * decoder.
 */
export const schoolUnseen: readonly Sample[] = [
  {
    name: 'Bean diary',
    area: 'school',
    topic: 'projects',
    ageGroup: 1,
    text: 'My Bean Diary\n\nToday everyone gets one bean, one jam jar and some kitchen paper. Wet the paper, push it into the jar and slide your bean down the side so you can see it through the glass. Put your name on the jar!\n\nKeep it on the windowsill for two weeks. Every Monday, Wednesday and Friday, take your ruler and measure your plant. Write the number in your diary and draw what you see. Has a root come? Which way is it pointing? How many leaves are there? Colour the leaves the colour they really are, please, not rainbow ones.\n\nIf your bean goes mouldy, tell Miss Adeyemi and she will give you another one. We will look at all the diaries together on the last Friday.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'A fixed rhythm of measuring days carries the task, with true-to-life recording and a little setting-up by hand.',
  },
  {
    name: 'A door in the school field',
    area: 'school',
    topic: 'writing',
    ageGroup: 1,
    text: "Friday Writing\n\nThis morning the caretaker was cutting the grass and he found a little door in the middle of the school field. It was the size of a biscuit tin lid. It had a brass handle, and it was warm.\n\nWho lives behind it? Do they know about us? What happens when somebody from Class 3 turns the handle?\n\nTell me all about it. You can write it, or make it into a comic, or do half and half. I don't mind about spelling today, we can fix that next week. Some of you like to talk to your partner first, and that's fine, but make your own one. We'll read some out on the carpet after lunch and I will bring the big lamp so we can have the lights off.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Everything depends on inventing what is behind the door, and the usual rules are lifted.',
  },
  {
    name: 'Marble bridge',
    area: 'school',
    topic: 'projects',
    ageGroup: 1,
    text: "STEM afternoon – Year 4\n\nYour table has: 20 paper straws, one metre of masking tape, 2 sheets of card and a bag of marbles.\n\nThe two chairs are 40 cm apart. Make a bridge that goes from one chair to the other. It has to hold a plastic cup with marbles in it. How many marbles before it falls down?\n\nYou may test it as many times as you like before 2.30. If it bends, have a look at where it bends and do something about it. You can't have more tape, so don't ask! Nothing may be stuck to the chairs.\n\nAt 2.30 we go round all the tables and count. There is a prize for the strongest and Mr Lund will take photos for the newsletter. Please put your rubbish in the recycling at the end.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'As Needed',
    },
    reason: 'Build, test, look where it bends and mend it, with some inventiveness in the design.',
  },
  {
    name: 'Causes of the First World War essay',
    area: 'school',
    topic: 'writing',
    ageGroup: 2,
    text: 'Year 10 History – Assessed Essay\n\n"The alliance system was the main reason a Balkan quarrel turned into a European war." How far do you agree?\n\n800–1000 words. Handed in on paper to me, Room 14, by Thursday 9 November.\n\nYou will need to weigh at least three causes against one another. Use the source pack (A–F) and at least two books or websites from outside it; every claim about what a government wanted or knew has to be backed up with something, and I want page references in footnotes. Watch your dates – last time nearly half of you had Austria declaring war on the wrong day. Say where the sources disagree and which of them you trust more, and why.\n\nIntroduction, one paragraph per cause, a conclusion that actually answers the question. No bullet points.\n\nThe department drop-in is Tuesday lunchtime. Bring a sandwich.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Backed-up claims, dates and weighing of sources decide the mark, within a set structure and deadline.',
  },
  {
    name: 'Titration practical',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: 'GCSE Chemistry – Required practical: how much acid neutralises 25.0 cm³ of sodium hydroxide?\n\nGoggles on before you collect anything.\n\n1. Rinse the burette with a little of the acid, then fill it. Take the funnel out.\n2. Use the pipette and filler to transfer 25.0 cm³ of alkali into a conical flask. Stand it on the white tile.\n3. Add five drops of indicator.\n4. Read the burette at eye level, bottom of the meniscus, to the nearest 0.05 cm³.\n5. Run the acid in, swirling. Go drop by drop when the colour starts to linger.\n6. Record the end reading. Repeat until you have two results within 0.10 cm³ of each other.\n\nDraw your own results table (with units in the headings). Leave out any rough run when you take the mean. Then answer questions 1–4 on page 87: concentration of the alkali, and two sources of uncertainty in this experiment.\n\nWash glassware and return the trays to the trolley.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Numbered method followed in order and readings to 0.05 cm³ both decide the result, carried out with real apparatus.',
  },
  {
    name: 'Night light D&T project',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: "Design & Technology, Year 8 — Night light\n\nOver the next seven weeks you'll be making a battery night light for a younger child you know. Talk to them (or their parent) first and find out what they like and what they're scared of.\n\nWeeks 1–2: sketch at least six quite different designs. I don't want six rabbits. Pick one and tell me why.\nWeeks 3–4: cut and shape the casing, acrylic or plywood. Vacuum former is available if you book it with Mr Bryce.\nWeeks 5–6: solder the LED circuit from the kit. It must come on in the dark by itself, so you'll be using the light sensor; if it doesn't work first time, get the multimeter and trace it before you call me.\nWeek 7: give it to the child, watch what they do with it, and write half a page on what you'd change.\n\nMarks: design 30, making 50, evaluation 20. Hair tied back in the workshop at all times.",
    gold: {
      sequence: 'As Needed',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'Six different designs and a working, traced circuit lead together, inside a weekly plan and with some finding out from the child.',
  },
  {
    name: 'Scene from The Crucible',
    area: 'school',
    topic: 'reading',
    ageGroup: 2,
    text: "Hi all,\n\nSo for Drama after half-term: in your groups of four, take the courtroom scene from Act 3 (from Abigail's \"A wind, a cold wind, has come\" to Mary's running over to her) and move it. Somewhere else, some other time. A group chat, a football changing room, a talent show panel – I've seen all of those, so surprise me. The words can be Miller's or yours or both, but we have to feel the hysteria catching from one person to the next.\n\nYou've three lessons to rehearse it. Four to six minutes. Simple props only. Take a chance on something physical; if it looks silly on Tuesday we can tone it down by Thursday, it's much harder the other way round.\n\nAfterwards we'll sit in a circle and each group gets two minutes of feedback. Not graded, but it's a warm-up for the devised piece which is.\n\nMs Okafor",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason: 'A surprising new setting and a risk on stage are the whole point.',
  },
  {
    name: 'Quadratics test revision',
    area: 'school',
    topic: 'test_taking',
    ageGroup: 2,
    text: "Mathematics Set 2 – homework, due Wednesday\n\nShow every line of working. Answers alone get no marks this time.\n\n1. Solve by factorising: (a) x² + 7x + 12 = 0 (b) x² – 5x – 14 = 0 (c) 2x² + 5x – 3 = 0\n2. Solve using the formula, to 2 decimal places: (a) x² + 3x – 5 = 0 (b) 3x² – 8x + 2 = 0\n3. Write x² – 6x + 11 in the form (x – a)² + b. Hence state the minimum value.\n4. A rectangular lawn is 4 m longer than it is wide. Its area is 60 m². Form an equation and find the width to the nearest cm.\n5. Jo solved x² = 5x and got x = 5. Explain what Jo did wrong.\n\nSet it out as in the worked example at the top of page 112. Mark your own with the answers on the portal in a different colour, and do corrections underneath. If you're stuck on 4, draw it.",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Layout of every line to a model leads, with exact answers, an explanation and one worded problem.',
  },
  {
    name: 'River fieldwork at Combe Brook',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: "Geography fieldwork, Thursday 16 May. Coach leaves 8.40 sharp, wellies and a packed lunch.\n\nWe'll stop at three sites on the brook. At each one your group has to get the width, the depth in five places, and the speed of the water. In the box: tape, metre rule, stopwatch, an orange, string. No flow meter, I'm afraid, ours has died. Decide how you're going to get a sensible speed out of an orange and be ready for it to get stuck – site 2 is full of branches. You'll have about 35 minutes per site.\n\nBack at school we pool the figures and you'll each write up (two sides): how you measured, a cross-section for each site drawn to scale, whether the brook does what the Bradshaw model says it should, and how reliable you think your numbers are.\n\nOne person per group carries the phone. Nobody goes in above the knee.",
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Getting a sensible speed with an orange and string and reporting trustworthy figures lead together, within set sites and times.',
  },
  {
    name: 'Python number guesser bug',
    area: 'school',
    topic: 'homework',
    ageGroup: 2,
    text: "Computing – Lesson 9\n\nThe program guess.py on the shared drive is supposed to pick a number from 1 to 100 and let the player guess until they get it right. It doesn't work. There are four mistakes in it. One stops it from starting, one only shows up when you guess correctly, and the other two you'll have to play it to notice.\n\nGet it running. Don't ask your neighbour and don't rewrite the whole thing from scratch (Haris!). Put a # comment by each line you changed.\n\nWhen it runs:\n- make it count the guesses\n- make it survive somebody typing \"banana\"\n- if there's time, turn it around so the computer guesses YOUR number. What's the fewest guesses it needs?\n\nSave as guess_yourname.py. I'll come round and try to break it.",
    gold: {
      sequence: 'Low',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Running, breaking and mending a program alone leads, with some care in marking each mistake.',
  },
  {
    name: 'French town presentation',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: 'Year 9 French – Speaking assessment\n\nYou will give a two-minute presentation in French about your town, followed by three questions from me. Assessments start Monday 3rd; the list of times is on the door.\n\nYour talk must include:\n• where the town is and how big it is\n• three things there are and one thing there isn\'t (il n\'y a pas de…)\n• what you did there last weekend – at least three verbs in the passé composé\n• what you are going to do next weekend – futur proche\n• an opinion with parce que\n\nWrite your text and hand it in on Thursday so that I can check it. Copy out the corrected version neatly, then make yourself a cue card: ten words at most, no full sentences. Practise aloud, with somebody timing you.\n\nAccents count in the written version. Listen to the model recording on the portal for the -é endings, most of you are still saying "-er" for everything or, worse, swallowing it.',
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'A list of required parts, dates, a clean copy and a timed rehearsal lead, with correct accents and verb forms asked for.',
  },
  {
    name: 'Soundtrack for a silent clip',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: "Music – Year 9 composing task\n\nOn the shared drive there's a 90-second clip with the sound stripped out: a lighthouse keeper, a storm, a boat. You're writing the music for it. In pairs, any instruments you like, or GarageBand, or things you hit.\n\nA few thoughts. What does loneliness sound like if you aren't allowed a sad piano? Where would silence be scarier? Does the boat have a tune? Could the keeper's tune and the boat's tune turn out to be the same one?\n\nBy the end of lesson 2 you should have a cue sheet: timings down the side (0:00, 0:12…), what we see, what we hear. The big wave breaks at exactly 0:58 and it's painful when the cymbal comes in late, so count it out.\n\nLesson 4 we'll watch all of them with the blinds down. Export as .mp3, names in the filename.",
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason: 'Imagined music for a story leads, with a timed cue sheet on the side.',
  },
  {
    name: 'Rainy day shelter for a toy',
    area: 'school',
    topic: 'projects',
    ageGroup: 1,
    text: "Hello Year 3! Mr Biscuit the hamster (don't worry, only the toy one) has to spend the night in the playground and it is going to rain.\n\nYou and your partner get: 6 straws, one sheet of newspaper, 30 cm of tape, a plastic bag and two lolly sticks.\n\nMake Mr Biscuit a home that stands up by itself. After break we will pour one watering can of water over it. If the tissue under Mr Biscuit is still dry, it worked! If it leaks, look where the water came in, mend it and have another go. You can have three goes.\n\nNo drawing or writing today. Please put scraps in the blue bin and not on the floor, Mrs Adeyemi has just hoovered.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'As Needed',
    },
    reason:
      'It is a hands-on build with few materials, to be tested and mended, and the child has to think up the shelter itself.',
  },
  {
    name: 'My week with a bean',
    area: 'school',
    topic: 'homework',
    ageGroup: 1,
    text: "Name: ______________\n\nYou have planted your bean in the cotton wool. Now look after it for one week.\n\n1. Put your cup on the window sill. Write your name on it.\n2. Every morning, before register, give it two spoons of water. Not more!\n3. Measure the bean with your ruler. Write the number in the table next to the right day.\n4. Colour one square in the chart for every centimetre.\n5. On Friday cut out the five pictures and glue them in the right order in your book. Use a sharp pencil for the labels: root, stem, leaf, seed.\n\nIf your bean doesn't grow, tell Miss Park. We have some spare ones. Some beans are just sleepy.",
    gold: {
      sequence: 'Use First',
      precision: 'As Needed',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Numbered daily steps, a table and neat gluing lead; the measuring and labelling ask for some exactness.',
  },
  {
    name: 'The door in the tree',
    area: 'school',
    topic: 'writing',
    ageGroup: 1,
    text: "Story Friday!\n\nOn the way to school you find a little green door in the trunk of a tree. It was not there yesterday. It is open, just a crack, and it smells of toast.\n\nWho lives there? What do they want from you? What goes wrong?\n\nWrite about it, or draw it as a comic, or tell it to your table with the puppets from the box. You choose. It can be funny or a bit scary (not too scary, please, remember what happened with the vampire story). Don't worry about spelling today, we will look at that another time. Whoever wants to can read theirs out on the carpet after lunch.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason: 'A free story from a strange image in any form, with correctness put off.',
  },
  {
    name: 'Source question on the Peterloo Massacre',
    area: 'school',
    topic: 'reading',
    ageGroup: 2,
    text: 'Year 9 History – homework due Thursday 14th\n\nRead Sources A to D in the booklet (pp. 22-25). Source A is the letter from the magistrate William Hulton, Source B comes from the Manchester Observer, C is the list of casualties, D is the Cruikshank cartoon.\n\na) What does Source C tell us about who was injured? Quote at least three entries. (4)\nb) Hulton says that the crowd attacked the yeomanry first. How far do the other sources support him? Refer to wording, date and authorship. (8)\nc) Explain what is meant by "Corn Laws", "suffrage" and "habeas corpus". (6)\nd) Name one thing we cannot know from these sources and say where a historian might look for it. (4)\n\nThose who were on the rugby trip can collect the booklet from my room. Please don\'t use the website that half of you used last time, two of its dates were wrong.',
    gold: {
      sequence: 'Low',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Quotations, authorship, definitions and the limits of evidence are all that earns marks.',
  },
  {
    name: 'Loft ladder trigonometry',
    area: 'school',
    topic: 'math',
    ageGroup: 2,
    text: 'GCSE Maths (Higher) – Practice paper, Question 14\n\nA loft hatch is 2.45 m above the floor. The folding ladder is 2.70 m long when fully extended. The manufacturer says that it must stand at an angle between 62° and 70° to the floor.\n\n(a) Sketch the situation and mark the lengths given. [1]\n(b) Calculate the angle the ladder makes with the floor. Give your answer to 1 decimal place. [3]\n(c) Is the ladder safe to use as it stands? Give a reason. [1]\n(d) Mr Okafor wants to put down a carpet that is 2.5 cm thick. Work out by how much the angle changes. State any assumption you make. [4]\n\nShow all stages of your working in the space below. Answers without working will not receive full marks. Write in black ink. Calculators allowed.',
    gold: {
      sequence: 'As Needed',
      precision: 'As Needed',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'A concrete trigonometry problem has to be solved, with stages of working shown and an exact answer and assumption stated.',
  },
  {
    name: 'Devising from an object',
    area: 'school',
    topic: 'group_work',
    ageGroup: 2,
    text: "Drama 10B, lessons 3–6\n\nEach group gets a bag. Inside are three things that have nothing to do with each other (last year: a snorkel, a bus timetable and a christening shoe). Your piece has to come out of those three things. I am not going to tell you what it should be about, and I don't want a script before you've been up on your feet for at least a lesson.\n\nPlay. Throw things away. If something makes you laugh or gives you goosebumps, follow it even if you can't say why yet. Use the whole room, use silence, use the radiators if you must.\n\nWe show on the 22nd, about six minutes per group. Parents have been invited but aren't sitting in judgement. Somebody per group please tell Dan in the sound booth by the 20th what cues you need, he can't mind-read.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Low',
      confluence: 'Use First',
    },
    reason:
      'Improvised play from unrelated objects, following hunches, is the whole task; the sound cues are a side matter.',
  },
  {
    name: 'Titration practical',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: 'Practical 7: How much acid is in the vinegar?\n\nGoggles on, bags under benches.\n\n1. Rinse the burette with the sodium hydroxide solution (0.100 mol/dm3) and fill it. Check that the tip has no air bubble.\n2. Pipette 25.0 cm3 of diluted vinegar into a conical flask. Add three drops of phenolphthalein.\n3. Read the burette to the nearest 0.05 cm3 and write the value down straight away.\n4. Run in the alkali while swirling. Slow down when the pink lasts. Stop at the first pink that stays for 30 seconds.\n5. Repeat until you have two titres within 0.10 cm3. Put all readings in a results table with units.\n6. Calculate the mean titre and the concentration of ethanoic acid.\n7. Compare with the figure on the bottle and comment on sources of error.\n\nMr Lindqvist needs the burettes clean and clamped upside down by 11.20 for the next set.',
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'As Needed',
      confluence: 'Low',
    },
    reason:
      'Numbered procedure and exact readings with error discussion both carry the practical, which is done by hand with apparatus.',
  },
  {
    name: 'Desk lamp project',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: "D&T Year 10: Desk lamp\n\nOver the next eight weeks you will design and make a working desk lamp for a named person (a real one: your gran, your brother, the receptionist).\n\nTalk to your person first. Then come up with at least six very different concepts; go and look at things that aren't lamps, like insects, cranes, umbrellas. Choose one or combine several. You can use acrylic, plywood, 3D print, bent wire, or anything safe you find at the scrap store.\n\nThe LED, driver and switch are provided. You'll solder the circuit yourself and find out why it isn't working when it isn't working, because usually it isn't. The joint has to hold the head in any position without drooping.\n\nFolder: photos with a line or two under each. I don't want essays. Final lamps will be on show in the library at open evening, so make it something people stop for.",
    gold: {
      sequence: 'Low',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Use First',
    },
    reason:
      'Very different concepts from unrelated things and a working soldered, jointed lamp are both demanded.',
  },
  {
    name: 'Fieldwork write-up: River Derwent',
    area: 'school',
    topic: 'writing',
    ageGroup: 2,
    text: "Geography – River Derwent write-up\n\nWell done everybody for a wet but successful Tuesday. Your report should have the following sections, using these headings: 1 Aim and hypothesis, 2 Location (with annotated map), 3 Methods, 4 Results, 5 Discussion, 6 Evaluation. 1500 words maximum, Arial 11, page numbers, Harvard references.\n\nIn section 4 put width, depth and velocity for all five sites in tables, then choose suitable graphs. Spearman's rank for at least one pair of variables; state the critical value. In section 5 explain what you found with reference to the Bradshaw model and say whether site 3 (the weir) is an anomaly, with evidence.\n\nTimetable: first draft of 1–3 by 4 Oct, 4–5 by 18 Oct, complete report on 1 Nov, uploaded as one PDF. Use the checklist on the back before you hand in. Jamie, your wellies are in the office.",
    gold: {
      sequence: 'Use First',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Prescribed sections, formats and dated drafts stand beside data, references and evidenced explanation.',
  },
  {
    name: "Why won't the robot turn left",
    area: 'school',
    topic: 'homework',
    ageGroup: 2,
    text: "Computing – Year 8 – Robot lab, week 5\n\nThe school buggy should drive around the tape square and stop where it started. It doesn't. Yours might spin, run off to the right, or stop after two corners. The program is on the shared drive as square_broken.py. There are two mistakes in the code and one on the buggy itself.\n\nGet it round the square. You may take the top cover off. Spare motors, wheels and jumper leads are in the yellow tray, multimeter on my desk (ask Priya how to use it, she knows). Change only one thing between runs or you'll never know what it was.\n\nWhen it goes round three times in a row, call me over and show me. That's all I want to see. If you finish early try the figure eight.",
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'Use First',
      confluence: 'Low',
    },
    reason:
      'Finding and mending faults in code and buggy is the task; one change at a time asks for some method.',
  },
  {
    name: 'Poem comparison essay',
    area: 'school',
    topic: 'writing',
    ageGroup: 2,
    text: 'English Literature – Timed essay (45 min)\n\nCompare how Wilfred Owen in "Exposure" and Simon Armitage in "Remains" present the effects of conflict on the individual.\n\nIn your answer you should\n- look closely at the language, form and structure of both poems\n- support your points with quotations\n- refer to context where it helps you\n\nPlan for five minutes. I\'d rather read three paragraphs which really get into the words than six that list techniques. When you write "this shows", ask yourself: how? Why "merciless iced east winds that knive us" and not something else? Check at the end that titles are in quotation marks and that you have spelt Armitage correctly, eleven of you did not last time.\n\nOpen book. Clean copies of the anthology are on the side.',
    gold: {
      sequence: 'As Needed',
      precision: 'Use First',
      technical_reasoning: 'Low',
      confluence: 'Low',
    },
    reason:
      'Close reading of exact words backed by quotations leads; planning and an end check are asked for.',
  },
  {
    name: 'Soundtrack for a silent minute',
    area: 'school',
    topic: 'projects',
    ageGroup: 2,
    text: 'Music – Year 9 composition\n\nChoose one of the four silent clips in the folder (market, lighthouse, train, ants). Compose and record exactly 60 seconds of music or sound for it.\n\nYou\'re free to use instruments, voices, objects from home, the laptops. One idea that has worked well in the past: decide on a sound that doesn\'t belong to the picture at all and see what it does to it. Be brave, a version that fails interestingly is worth more to me than a safe one with a drum loop.\n\nMarking: 10 for originality, 10 for how the music fits and changes the clip, 5 for recording quality. Also hand in a cue sheet: time in seconds, what happens on screen, what we hear. Use the template. Deadline is Friday period 2, file name surname_clip.wav, because I had fourteen files called "untitled" last year.',
    gold: {
      sequence: 'As Needed',
      precision: 'Low',
      technical_reasoning: 'As Needed',
      confluence: 'Use First',
    },
    reason:
      "Originality and an unexpected sound lead; recording by one's own means and a timed cue sheet in a template are asked for too.",
  },
]
