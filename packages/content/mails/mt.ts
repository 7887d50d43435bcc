import type { MailName } from '@quartet/domain/mails.ts'
import type { MailText } from './mail.ts'

const greeting = 'Bonġu {{first_name}},'
const closing = ['Tislijiet', 'Quartet']

/** Below every mail. */
export const footer =
  'Quartet jgħinek tara kif tersaq lejn ix-xogħlijiet u x’jitlob minnek kull xogħol.'

// shared by the mails with which people share something
const onlyForYou = 'Il-fajl mehmuż huwa għalik biss. Jekk jogħġbok tgħaddihx lil ħaddieħor.'
const fromSender = 'Messaġġ għalik mingħand {{sender}}:'
/** Why the recipient gets it: the sender entered the address, or it is staff of the person. */
const shareReasons = {
  address:
    'Din l-email intbagħtet darba, għax l-indirizz tiegħek inkiteb minn {{sender}} f’{{site}}. Jekk ma tafx lil din il-persuna, jekk jogħġbok ħassarha. Jekk ma tridx emails bħal din, ikteb lil {{contact}}.',
  staff:
    'Din l-email intbagħtet darba, għax fl-istituzzjoni tiegħek inti responsabbli għal {{person}}.',
}
/** Where the answers go: a child, and an address that nobody confirmed, get none. */
const shareReplies = {
  sender: 'It-tweġibiet imorru għand {{sender}}.',
  nobody:
    'It-tweġibiet għal din l-email ma jaslux għand {{sender}}. Aħjar titkellmu wiċċ imb wiċċ.',
}

export const mails = {
  verify_code: {
    subject: 'Il-kodiċi tiegħek għal Quartet',
    greeting: 'Bonġu,',
    paragraphs: [
      'Jekk jogħġbok ikteb dan il-kodiċi biex tikkonferma l-indirizz tiegħek. Jaħdem għal 30 minuta.',
    ],
    closing: ['Jekk ma tlabtux int, tista’ tinjora din l-email.', ...closing],
  },
  welcome: {
    subject: 'Merħba fi Quartet',
    greeting,
    paragraphs: [
      'L-indirizz tiegħek huwa kkonfermat u l-kont tiegħek huwa lest.',
      'Il-pass li jmiss huwa l-inventarju: 28 stqarrija qasira u tliet mistoqsijiet miftuħa. Mhuwiex test. Jieħu madwar 10 minuti; agħżel ħin meta tkun strieħejt.',
    ],
    button: 'Ibda l-inventarju',
    closing,
  },
  invited: {
    subject: 'Inħoloq kont għalik fi Quartet',
    greeting,
    paragraphs: [
      'Xi ħadd li jamministra Quartet ħoloq kont għalik. B’din il-link tagħżel il-password tiegħek. Taħdem darba, fi żmien sebat ijiem.',
    ],
    button: 'Agħżel password',
    closing: [
      'Jekk ma kontx qed tistenna dan, tista’ tinjora din l-email: mingħajr il-link ħadd ma jista’ jidħol.',
      ...closing,
    ],
  },
  password_reset: {
    subject: 'Agħżel password ġdida għal Quartet',
    greeting,
    paragraphs: ['B’din il-link tista’ tagħżel password ġdida. Taħdem darba, fi żmien siegħa.'],
    button: 'Agħżel password ġdida',
    closing: [
      'Jekk ma tlabtx dan int, tista’ tinjora din l-email: il-password tiegħek tibqa’ kif inhi.',
      ...closing,
    ],
  },
  password_changed: {
    subject: 'Il-password tiegħek għal Quartet inbidlet',
    greeting,
    paragraphs: [
      'Il-password tal-kont tiegħek għadha kemm inbidlet, u kull apparat inħareġ.',
      'Jekk ma kontx int, agħżel minnufih password ġdida permezz ta’ “Insejt il-password?” fil-paġna tad-dħul.',
    ],
    button: 'Idħol',
    closing,
  },
  account_deletion_scheduled: {
    subject: 'Il-kont tiegħek fi Quartet se jitħassar fi {{date}}',
    greeting,
    paragraphs: [
      'Ilek żmien twil ma tuża l-kont tiegħek. Inżommu kont biss sakemm jintuża, u għalhekk tiegħek se jitħassar fi {{date}}, flimkien mat-tweġibiet, ir-riżultati u l-istqarrijiet tiegħek stess.',
      'Jekk trid iżżommu, idħol darba qabel dakinhar. Jekk m’għadx għandek bżonnu, m’għandek tagħmel xejn.',
    ],
    button: 'Idħol',
    closing,
  },
  already_registered: {
    subject: 'Diġà għandek kont fi Quartet',
    greeting,
    paragraphs: [
      'Xi ħadd, x’aktarx int, ipprova jirreġistra b’dan l-indirizz. Diġà hemm kont bih, u għalhekk ma nħoloqx ieħor.',
      'Idħol bil-password tiegħek, jew agħżel waħda ġdida permezz ta’ “Insejt il-password?” fil-paġna tad-dħul.',
    ],
    button: 'Idħol',
    closing: ['Jekk ma kontx int, m’hemmx għalfejn tagħmel xejn.', ...closing],
  },
  // consent: to parents and guardians, and to the young person waiting for them
  consent_request: {
    subject: 'Qed jintalab il-kunsens tiegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Persuna żagħżugħa bl-isem {{name}} tixtieq tuża Quartet u tatna l-indirizz tiegħek bħala dak ta’ ġenitur jew kustodju.',
      'Quartet huwa kowċ tat-tagħlim. Iressaq 28 stqarrija qasira u tliet mistoqsijiet miftuħa u juri kif wieħed is-soltu jagħmel ix-xogħol. Mhuwiex test.',
      'Fejn tgħixu intom, l-ewwel irid jaqbel ġenitur jew kustodju. Wara l-link taqra x’jinżamm u min jarah. Imbagħad taqbel jew ma taqbilx. Li tiftaħ il-link ma jiddeċiedi xejn.',
    ],
    button: 'Aqra u ddeċiedi',
    closing: [
      'Il-link taħdem għal 14-il jum. Mingħajr tweġiba jitħassar kull ma għandu x’jaqsam ma’ din it-talba. Jekk ma tafx lil din il-persuna, għid li ma taqbilx jew tagħmel xejn.',
      'Jekk jogħġbok tgħaddix din l-email lill-persuna żagħżugħa: id-deċiżjoni hija tiegħek.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Qed jintalab il-kunsens tiegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Persuna żagħżugħa bl-isem {{name}} tixtieq tuża Quartet ma’ {{institution}} u tatna l-indirizz tiegħek bħala dak ta’ ġenitur jew kustodju.',
      'Quartet huwa kowċ tat-tagħlim. Iressaq 28 stqarrija qasira u tliet mistoqsijiet miftuħa u juri kif wieħed is-soltu jagħmel ix-xogħol. Mhuwiex test.',
      'L-ewwel irid jaqbel ġenitur jew kustodju. Wara l-link taqra x’jinżamm u min jarah. Imbagħad taqbel jew ma taqbilx. Li tiftaħ il-link ma jiddeċiedi xejn.',
    ],
    button: 'Aqra u ddeċiedi',
    closing: [
      'Il-link taħdem għal 14-il jum. Mingħajr tweġiba jitħassar kull ma għandu x’jaqsam ma’ din it-talba. Jekk ma tafx lil din il-persuna, għid li ma taqbilx jew tagħmel xejn.',
      'Jekk jogħġbok tgħaddix din l-email lill-persuna żagħżugħa: id-deċiżjoni hija tiegħek.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Grazzi: qbilt',
    greeting: 'Bonġu,',
    paragraphs: [
      'Qbilt li Quartet jintuża minn {{name}}. Il-kont issa huwa miftuħ.',
      'Jekk jogħġbok żomm din l-email. Bil-link tista’ taqra ma’ xiex qbilt, tara u tagħmel kopja ta’ dak li jżomm Quartet dwar {{name}}, u tirtira l-kunsens meta trid. Wara 30 jum il-link joffrilek li nibagħtulek wieħed ġdid.',
    ],
    button: 'Ara jew irtira l-kunsens tiegħi',
    closing,
  },
  joining_request: {
    subject: 'Talba biex {{name}} jissieħeb f’istituzzjoni',
    greeting: 'Bonġu,',
    paragraphs: [
      '{{name}} għandu kont fi Quartet bil-kunsens tiegħek u jixtieq jissieħeb ma’ {{institution}}.',
      'Id-deċiżjoni hija tiegħek. Wara l-link taqra min jara xiex. Imbagħad taqbel jew ma taqbilx. Li tiftaħ il-link ma jiddeċiedi xejn.',
    ],
    button: 'Aqra u ddeċiedi',
    closing: [
      'Il-link jgħodd għal 14-il jum. Jekk ma taqbilx jew ma tweġibx, {{name}} ma jissieħebx u l-kont jibqa’ kif inhu.',
      'Jekk jogħġbok tgħaddix din l-email lil {{name}}: id-deċiżjoni hija tiegħek.',
      ...closing,
    ],
  },
  joining_confirmed: {
    subject: 'Grazzi: qbilt',
    greeting: 'Bonġu,',
    paragraphs: [
      'Qbilt li {{name}} jissieħeb ma’ {{institution}} fi Quartet.',
      'Jekk jogħġbok żomm din l-email. Bil-link tista’ ttemm is-sħubija meta trid. Il-kont jibqa’.',
    ],
    button: 'Ara jew irtira l-kunsens tiegħi',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Grazzi: qbilt',
    greeting: 'Bonġu,',
    paragraphs: [
      'Qbilt li Quartet jintuża minn {{name}}. Il-kont huwa lest: id-dħul ta’ {{name}} isir bl-indirizz {{email}} u bil-password li għażilt int.',
      'Jekk jogħġbok żomm din l-email. Bil-link tista’ taqra ma’ xiex qbilt, tara u tagħmel kopja ta’ dak li jżomm Quartet dwar {{name}}, u tirtira l-kunsens meta trid. Wara 30 jum il-link joffrilek li nibagħtulek wieħed ġdid.',
    ],
    button: 'Ara jew irtira l-kunsens tiegħi',
    closing,
  },
  consent_address_taken: {
    subject: 'Pass ieħor: hemm bżonn indirizz ieħor',
    greeting: 'Bonġu,',
    paragraphs: [
      'Qbilt li Quartet jintuża minn {{name}}. Il-kont għadu ma setax jinħoloq: l-indirizz {{email}} diġà huwa ta’ kont ieħor, u kull kont irid indirizz għalih.',
      'Jekk jogħġbok erġa’ iftaħ il-link, agħżel indirizz ieħor u kkonferma mill-ġdid. Sa dakinhar ma jinħoloq xejn.',
    ],
    button: 'Agħżel indirizz ieħor',
    closing,
  },
  guardian_link: {
    subject: 'Il-link il-ġdid tiegħek għall-kont ta’ {{name}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Dan hu l-link il-ġdid li tlabt. Bih tista’ tara x’iżomm Quartet dwar {{name}}, tagħmel kopja u tirtira l-kunsens tiegħek. Jaħdem għal 30 jum; dak ta’ qabel m’għadux jaħdem.',
    ],
    button: 'Iftaħ il-paġna',
    closing: [
      'Jekk ma tlabtux int, m’hemmx għalfejn tagħmel xejn. Tgħaddix din l-ittra lil ħaddieħor, jekk jogħġbok.',
      ...closing,
    ],
  },
  consent_withdrawn: {
    subject: 'Irtirajt il-kunsens tiegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Irtirajt il-kunsens tiegħek għal {{name}}. Il-kont huwa magħluq, kull apparat inħareġ, u ħadd f’istituzzjoni ma għadu jara l-punteġġi.',
      'Fi żmien 14-il jum tista’ terġa’ taqbel bl-istess link. Wara dan jitħassru l-kont u kull ma fih.',
    ],
    button: 'Aqra jew erġa’ aqbel',
    closing,
  },
  teen_consent_given: {
    subject: 'Il-kont tiegħek huwa miftuħ',
    greeting,
    paragraphs: [
      'Aħbar tajba: il-ġenitur jew il-kustodju tiegħek qabel. Tista’ tidħol u tibda l-inventarju meta trid.',
    ],
    button: 'Idħol',
    closing,
  },
  teen_consent_refused: {
    subject: 'Il-kont tiegħek tħassar',
    greeting,
    paragraphs: [
      'Il-ġenitur jew il-kustodju tiegħek ma qabilx li tuża Quartet. Għalhekk tħassru l-kont tiegħek u kull ma kellna dwarek.',
      'Jekk tixtieq tkun taf għaliex, jekk jogħġbok tkellmu flimkien. Jekk terġa’ tiġi aktar tard, nilqgħuk bil-qalb.',
    ],
    closing,
  },
  // profile: to a recipient who may not know the product; the file is attached
  profile_share: {
    subject: '{{sender}}: profil tat-tagħlim maqsum miegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed jaslek il-profil tat-tagħlim ta’ {{sender}} stess minn Quartet. Issibu fil-fajl mehmuż.',
      'Jiddeskrivi f’erba’ xejriet kif, skont {{sender}}, is-soltu jsir ix-xogħol. Huwa punt tat-tluq għal taħdita u għall-ippjanar, u jista’ jinbidel maż-żmien u mal-ambjent. Mhuwiex test u ma jgħid xejn dwar il-ħila.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  profile_share_of: {
    subject: '{{sender}}: il-profil tat-tagħlim ta’ {{person}} maqsum miegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed jaslek il-profil tat-tagħlim ta’ {{person}} minn Quartet. Issibu fil-fajl mehmuż.',
      'Jiddeskrivi f’erba’ xejriet kif, skont {{person}}, is-soltu jsir ix-xogħol. Huwa punt tat-tluq għal taħdita u għall-ippjanar, u jista’ jinbidel maż-żmien u mal-ambjent. Mhuwiex test u ma jgħid xejn dwar il-ħila.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share: {
    subject: '{{sender}}: xogħol maqsum miegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed jaslek xogħol bl-istrateġiji ta’ {{sender}} għalih, minn Quartet. Issibu fil-fajl mehmuż.',
      'L-erba’ xejriet fih jiddeskrivu kif, skont {{sender}}, is-soltu jsir ix-xogħol. Mhumiex test u ma jgħidu xejn dwar il-ħila.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share_of: {
    subject: '{{sender}}: xogħol ta’ {{person}} maqsum miegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed jaslek xogħol ta’ {{person}} bl-istrateġiji għalih, minn Quartet. Issibu fil-fajl mehmuż.',
      'L-erba’ xejriet fih jiddeskrivu kif, skont {{person}}, is-soltu jsir ix-xogħol. Mhumiex test u ma jgħidu xejn dwar il-ħila.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  pwp_share: {
    subject: '{{sender}}: profil tax-xogħol maqsum miegħek',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed jaslek il-Profil Personali tax-Xogħol ta’ {{sender}} stess minn Quartet. Issibu fil-fajl mehmuż.',
      'Jiddeskrivi f’erba’ xejriet kif, skont {{sender}}, is-soltu jsir ix-xogħol, u x’għażlet din il-persuna li tgħid dwar kif taħdem ma’ oħrajn. Jista’ jinbidel maż-żmien u mal-ambjent. Iqabbel drawwiet, mhux ħila, u m’għandux jintuża biex in-nies jitqiegħdu skont il-grad jew biex jiġi deċiż min jiġi impjegat.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  guardian_share: {
    subject: 'Paġna minn Quartet mingħand {{sender}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed taslek paġna dwar kif is-soltu jsir ix-xogħol minn min bagħatha. Issibha fil-fajl mehmuż.',
      'Hija punt tat-tluq għal taħdita u tista’ tinbidel maż-żmien u mal-ambjent. Mhijiex test u ma tgħid xejn dwar il-ħila.',
      'Il-fajl mehmuż huwa għalik biss. Jekk jogħġbok tgħaddihx lil ħaddieħor.',
    ],
    message: fromSender,
    closing: [
      'Din l-email intbagħtet darba, għax tajt il-kunsens tiegħek għall-kont ta’ {{person}} f’{{site}}. Jekk dan huwa żball, ikteb lil {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  guardian_share_of: {
    subject: 'Paġna minn Quartet mingħand {{sender}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Mingħand {{from}} qed taslek paġna dwar kif, skont {{person}}, is-soltu jsir ix-xogħol. Issibha fil-fajl mehmuż.',
      'Hija punt tat-tluq għal taħdita u tista’ tinbidel maż-żmien u mal-ambjent. Mhijiex test u ma tgħid xejn dwar il-ħila.',
      'Il-fajl mehmuż huwa għalik biss. Jekk jogħġbok tgħaddihx lil ħaddieħor.',
    ],
    message: fromSender,
    closing: [
      'Din l-email intbagħtet darba, għax tajt il-kunsens tiegħek għall-kont ta’ {{person}} f’{{site}}. Jekk dan huwa żball, ikteb lil {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  password_changed_here: {
    subject: 'Il-password tiegħek għal Quartet inbidlet',
    greeting,
    paragraphs: [
      'Il-password tal-kont tiegħek għadha kemm inbidlet. Kull apparat ieħor inħareġ.',
      'Jekk ma kontx int, agħżel minnufih password ġdida permezz ta’ “Insejt il-password?” fil-paġna tad-dħul.',
    ],
    button: 'Idħol',
    closing,
  },
  password_set: {
    subject: 'Il-kont tiegħek fi Quartet ingħata password ta’ darba',
    greeting,
    paragraphs: [
      'Xi ħadd mill-amministrazzjoni għadu kemm ta password ta’ darba lill-kont tiegħek, u kull apparat inħareġ.',
      'Isservi darba biss, sa {{date}}: min jidħol biha jrid jagħżel password ġdida, u qabel ma jara xejn tiegħek.',
      'Jekk ma tlabtx dan int, agħżel password tiegħek permezz ta’ “Insejt il-password?” fil-paġna tad-dħul, u staqsi lill-amministrazzjoni.',
    ],
    button: 'Idħol',
    closing,
  },
  sign_in_linked: {
    subject: 'Mod ġdid kif tidħol fi Quartet',
    greeting,
    paragraphs: [
      'Issa tista’ tidħol ukoll bil-kont {{email}} ta’ servizz ieħor.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  sign_in_unlinked: {
    subject: 'Tneħħa mod kif tidħol fi Quartet',
    greeting,
    paragraphs: [
      'Il-kont {{email}} ta’ servizz ieħor m’għadux jiftaħ il-kont tiegħek fi Quartet.',
      'Forsi neħħejtha int jew l-istituzzjoni tiegħek. Idħol bl-email u l-password tiegħek; jekk m’għandekx, itlob waħda ġdida mill-paġna tal-login. Ir-riżultati tiegħek għadhom hemm.',
      'Jekk ma tafx għaliex tneħħiet, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  second_factor_added: {
    subject: 'Id-dħul f’żewġ passi nxtegħel għall-kont tiegħek fi Quartet',
    greeting,
    paragraphs: [
      'Għadha kemm żdiedet app tal-awtentikazzjoni jew passkey. Minn issa ’l quddiem tkun meħtieġa flimkien mal-password.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  second_factor_removed: {
    subject: 'Id-dħul tiegħek f’żewġ passi fi Quartet inbidel',
    greeting,
    paragraphs: [
      'Għadha kemm tneħħiet app tal-awtentikazzjoni jew passkey. Jekk kienet l-aħħar waħda, issa l-password waħedha tiftaħ il-kont.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  second_factor_reset: {
    subject: 'Id-dħul tiegħek f’żewġ passi fi Quartet intefa',
    greeting,
    paragraphs: [
      'L-amministrazzjoni tfiet id-dħul f’żewġ passi tal-kont tiegħek. Issa l-password waħedha tiftħu; jekk jogħġbok erġa’ ixegħlu.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  second_factor_guessed: {
    subject: 'Xi ħadd qed jipprova jaqta’ l-kodiċijiet tiegħek ta’ Quartet',
    greeting,
    paragraphs: [
      'Illum xi ħadd daħħal il-password tiegħek u mbagħad 10 kodiċijiet ħżiena. Il-kont tiegħek għadu magħluq.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  recovery_codes_new: {
    subject: 'Kodiċijiet ġodda tal-irkupru għall-kont tiegħek fi Quartet',
    greeting,
    paragraphs: [
      'Għadhom kemm inħolqu kodiċijiet ġodda tal-irkupru. Ta’ qabel m’għadhomx jaħdmu.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  recovery_code_used: {
    subject: 'Intuża kodiċi tal-irkupru tal-kont tiegħek fi Quartet',
    greeting,
    paragraphs: [
      'Xi ħadd, x’aktarx int, għadu kemm daħal bil-password tiegħek u b’kodiċi tal-irkupru. Kodiċijiet li fadal: {{count}}.',
      'Jekk ma kontx int, ibdel il-password minnufih u ara din il-paġna.',
    ],
    button: 'Iftaħ is-sigurtà',
    closing,
  },
  email_changed: {
    subject: 'L-indirizz tal-email tiegħek għal Quartet inbidel',
    greeting,
    paragraphs: [
      'Il-kont tiegħek issa juża indirizz tal-email ieħor: {{name}}. Dan il-messaġġ jasal fl-indirizz ta’ qabel.',
      'Jekk ma kontx int, ikkuntattja minnufih lil min imexxi dan is-sit.',
    ],
    closing,
  },
  email_change_taken: {
    subject: 'Dan l-indirizz diġà għandu kont fuq Quartet',
    greeting,
    paragraphs: [
      'Xi ħadd, probabbilment int, ipprova juża dan l-indirizz għal kont ieħor fuq Quartet. Diġà għandu wieħed, u għalhekk ma nbidel xejn.',
    ],
    button: 'Idħol',
    closing: ['Jekk ma kontx int, m’għandek tagħmel xejn.', ...closing],
  },
  one_time_password_used: {
    subject: 'Intużat password ta’ darba għall-kont tiegħek fi Quartet',
    greeting,
    paragraphs: [
      'Xi ħadd għadu kemm daħal bil-password ta’ darba li {{name}} kien tak, u għażel biha password ġdida.',
      'Jekk ma kontx int, agħżel minnufih password ġdida permezz ta’ “Insejt il-password?” fil-paġna tad-dħul, u għid lill-iskola jew lill-istituzzjoni tiegħek.',
    ],
    button: 'Idħol',
    closing,
  },
  account_deletion_asked: {
    subject: 'Il-kont tiegħek fi Quartet se jitħassar fi {{date}}',
    greeting,
    paragraphs: [
      'Tlabt li l-kont tiegħek jitħassar. Fi {{date}} jitlaq, flimkien mat-tweġibiet, ir-riżultati u dak kollu li ktibt.',
      'Sa dakinhar tista’ tibdel fehmtek: idħol u agħżel “Żomm il-kont tiegħi”.',
      'Jekk ma kontx int li tlabt dan, idħol, żomm il-kont tiegħek u ibdel il-password.',
    ],
    button: 'Żomm il-kont tiegħi',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: 'Il-kont ta’ {{name}} fi Quartet se jitħassar fi {{date}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Qbilt li Quartet jintuża minn {{name}}. Issa waslet talba mingħand {{name}} biex il-kont jitħassar. Fi {{date}} jitlaq, b’kull ma fih.',
      'M’hemmx għalfejn tagħmel xejn. Jekk il-kont għandu jibqa’, sa dakinhar biżżejjed li mill-kont ta’ {{name}} jintgħażel “Żomm il-kont tiegħi”.',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'Il-kont tiegħek fi Quartet jibqa’',
    greeting,
    paragraphs: ['Biddilt fehmtek: il-kont tiegħek ma jitħassarx, u kull ma fih huwa kif kien.'],
    button: 'Idħol',
    closing,
  },
  school_admitted: {
    subject: 'Il-kont tiegħek infetaħ',
    greeting,
    paragraphs: [
      'Aħbar tajba: l-iskola tiegħek daħħlitek. Tista’ tidħol u tibda l-inventarju meta trid.',
    ],
    button: 'Idħol',
    closing,
  },
  school_refused: {
    subject: 'Il-kont tiegħek tħassar',
    greeting,
    paragraphs: [
      'L-iskola tiegħek ma daħħlitekx. Għalhekk il-kont tiegħek u dak kollu li kellna dwarek tħassru.',
      'Jekk tixtieq tkun taf għaliex, staqsi lill-għalliem jew lill-għalliema tiegħek.',
    ],
    closing,
  },
  institution_joined: {
    subject: 'Issa qiegħed f’{{institution}}',
    greeting,
    paragraphs: [
      'Fi Quartet issa tagħmel parti minn {{institution}} u l-aċċess tiegħek ġej minn hemm. Min jamministraha jara ismek u fejn wasalt. Il-punteġġi tiegħek jarahom biss jekk taqbel.',
      'Jekk il-pjan tiegħek kien jiġġedded waħdu, waqqafna t-tiġdid għalissa.',
    ],
    button: 'Ara l-istituzzjoni tiegħi',
    closing,
  },
  institution_left: {
    subject: 'Tlaqt minn {{institution}}',
    greeting,
    paragraphs: [
      'Fi Quartet m’għadekx tagħmel parti minn {{institution}}. Hemm ma jaraw xejn aktar dwarek, u kull ma għamilt jibqa’ tiegħek.',
      'Jekk m’għandekx pjan tiegħek, tista’ tuża kollox għal 14-il jum ieħor.',
    ],
    button: 'Ara kif tkompli',
    closing,
  },
  seat_offered: {
    subject: 'Hemm post għalik f’{{institution}}',
    greeting,
    paragraphs: [
      'Kont fil-lista ta’ stennija ta’ {{institution}}. Issa hemm post riżervat għalik sa {{date}}.',
      'Jekk ma teħdux sa dakinhar, jgħaddi għand il-persuna li jmiss.',
    ],
    button: 'Ħu l-post',
    closing,
  },
  facilitator_added: {
    subject: '{{facilitator}} se jiggwidak',
    greeting,
    paragraphs: [
      '{{facilitator}} issa jiggwidak fi Quartet. Il-punteġġi u l-profil tiegħek jidhru biss jekk taqbel.',
    ],
    button: 'Iddeċiedi x’jidher',
    closing,
  },
  weekly_figures: {
    subject: 'Quartet din il-ġimgħa: {{institution}}',
    greeting,
    paragraphs: [
      'Hawn fejn waslu din il-ġimgħa n-nies ta’ {{institution}}.',
      'Għamlu l-inventarju: {{inventory}} minn {{people}}',
      'Ippersonalizzaw il-profil: {{profile}} minn {{people}}',
      'Iddekodifikaw kompitu: {{decoded}} minn {{people}}',
      'F’tim: {{team}} minn {{people}}',
    ],
    button: 'Iftaħ il-ħarsa ġenerali',
    closing: [
      'Tista’ titfi din l-email ta’ kull ġimgħa fil-kont tiegħek, taħt “Notifiki”.',
      ...closing,
    ],
  },
  admissions_waiting: {
    subject: 'Studenti qed jistennew biex jiddaħħlu ({{count}})',
    greeting,
    paragraphs: [
      'L-iskola tiegħek taqbel f’isem l-istudenti tagħha. Għalhekk xi ħadd irid jikkonferma b’isimhom li huma tagħkom qabel ma jinfetaħ il-kont tagħhom. Bħalissa qed jistennew: {{count}}.',
      'Daħħal lil min taf u irrifjuta lill-oħrajn. Mingħajr tweġiba kont jitħassar wara 14-il jum.',
    ],
    button: 'Ara min qed jistenna',
    closing,
  },
  erasure_ordered: {
    subject: 'Il-kont tiegħek fi Quartet ingħalaq u se jitħassar fi {{date}}',
    greeting,
    paragraphs: [
      'Il-kont tiegħek ingħalaq. Fi {{date}} jitħassar, flimkien mat-tweġibiet, ir-riżultati tiegħek u dak kollu li ktibt. Sa dakinhar ħadd ma jista’ jidħol bih.',
      'Ir-raġuni li tawna: {{reason}}',
      'Jekk għandek mistoqsija, jew taħseb li dan hu żball, jekk jogħġbok staqsi lil {{contact}} qabel dak il-jum: sa dakinhar il-kont jista’ jerġa’ jinfetaħ b’kollox fih.',
    ],
    reasons: {
      left: 'm’għadux ma’ din l-iskola jew istituzzjoni.',
      asked: 'intalab li jsir hekk.',
      mistake: 'il-kont sar bi żball.',
      other: 'raġuni oħra; jekk jogħġbok staqsi.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: 'Il-kont ta’ {{name}} fi Quartet se jitħassar fi {{date}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Int qbilt li {{name}} juża Quartet. Issa l-kont ingħalaq. Fi {{date}} jitħassar, b’dak kollu li fih.',
      'Ir-raġuni li tawna: {{reason}}',
      'M’għandek tagħmel xejn. Jekk għandek mistoqsija, jew taħseb li dan hu żball, jekk jogħġbok staqsi lil {{contact}} qabel dak il-jum: sa dakinhar il-kont jista’ jerġa’ jinfetaħ.',
    ],
    reasons: {
      left: 'm’għadux ma’ din l-iskola jew istituzzjoni.',
      asked: 'intalab li jsir hekk.',
      mistake: 'il-kont sar bi żball.',
      other: 'raġuni oħra; jekk jogħġbok staqsi.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'Il-kont tiegħek fi Quartet jibqa’',
    greeting,
    paragraphs: ['Il-kont tiegħek mhux se jitħassar. Kollox hu kif kien, u tista’ tidħol.'],
    button: 'Idħol',
    closing,
  },
  erasure_undone_guardian: {
    subject: 'Il-kont ta’ {{name}} fi Quartet jibqa’',
    greeting: 'Bonġu,',
    paragraphs: ['Il-kont ta’ {{name}} mhux se jitħassar. Kollox hu kif kien.'],
    closing,
  },
  contract_ended: {
    subject: 'Il-kuntratt ta’ {{institution}} intemm: id-data tal-membri titħassar fi {{date}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Il-kuntratt ta’ {{institution}} ma’ Quartet intemm. Fi {{date}} jitħassru l-kontijiet tal-membri, b’kollox fihom. Il-kontijiet li n-nies iħallsu għalihom huma stess jibqgħu.',
      'Qabel dak il-jum niktbu lill-membri, u lill-ġenituri jew kustodji tal-minuri, biex kulħadd ikun jista’ jżomm kopja tad-data tiegħu.',
      'Il-kuntratt se jkompli? Mela ġedduh qabel dak il-jum: ma jitħassar xejn, u ngħarrfu lil kulħadd.',
    ],
    button: 'Ara l-istituzzjoni',
    closing,
  },
  contract_erasure_soon: {
    subject: 'Id-data tal-membri ta’ {{institution}} titħassar fi {{date}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Il-kuntratt ta’ {{institution}} ma’ Quartet intemm. Fi {{date}} jitħassru l-kontijiet tal-membri, b’kollox fihom. Wara dak il-jum ħadd ma jista’ jġibhom lura.',
      'Issa qed niktbu lill-membri, u lill-ġenituri jew kustodji tal-minuri, biex kulħadd ikun jista’ jżomm kopja tad-data tiegħu.',
      'Il-kuntratt se jkompli? Mela ġedduh qabel dak il-jum.',
    ],
    button: 'Ara l-istituzzjoni',
    closing,
  },
  contract_continues: {
    subject: 'Il-kuntratt ta’ {{institution}} ikompli',
    greeting: 'Bonġu,',
    paragraphs: [
      'Il-kuntratt ta’ {{institution}} ma’ Quartet ikompli. Il-kontijiet tal-membri jibqgħu, u ma jitħassar xejn. Il-membri li konna għarrafna b’xi ħaġa oħra jirċievu ittra wkoll.',
    ],
    button: 'Idħol',
    closing,
  },
  contract_erasure: {
    subject: 'Il-kont tiegħek fi Quartet se jitħassar fi {{date}}',
    greeting,
    paragraphs: [
      'Il-kuntratt ta’ {{institution}} ma’ Quartet intemm. Għalhekk il-kont tiegħek jitħassar fi {{date}}, flimkien mat-tweġibiet, ir-riżultati tiegħek u dak kollu li ktibt.',
      'Jekk trid iżżomm id-data tiegħek, agħmel kopja qabel dak il-jum: idħol, iftaħ “Id-data tiegħek” u agħżel “Ipprepara d-data tiegħi”.',
      'Jekk għandek mistoqsija, jekk jogħġbok staqsi lil {{institution}}.',
    ],
    button: 'Żomm id-data tiegħi',
    closing,
  },
  contract_erasure_guardian: {
    subject: 'Il-kont ta’ {{name}} fi Quartet se jitħassar fi {{date}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Inti qbilt li {{name}} jista’ juża Quartet. Il-kuntratt ta’ {{institution}} ma’ Quartet intemm. Għalhekk il-kont jitħassar fi {{date}}, b’kollox fih.',
      'M’hemmx għalfejn tagħmel xejn. Jekk trid iżżomm id-data, agħmel kopja qabel dak il-jum: bil-link fl-aktar email reċenti tagħna li kien fiha wieħed, jew {{name}} wara li jidħol, taħt “Id-data tiegħek”.',
    ],
    closing,
  },
  export_ready: {
    subject: 'Id-data tiegħek hija lesta',
    greeting,
    paragraphs: [
      'Tlabt dak kollu li Quartet iżomm dwarek. Issa huwa lest: fajl b’paġna x’taqra u tipprintja, u l-istess data għall-programmi.',
      'Issibu taħt “Id-data tiegħek” wara li tidħol. Jinżamm hemm għal 7 ijiem.',
    ],
    button: 'Niżżel id-data tiegħi',
    closing: [
      'Jekk ma kontx int li tlabt dan, jekk jogħġbok ibdel il-password tiegħek.',
      ...closing,
    ],
  },
  roles_changed: {
    subject: 'Ir-rwoli tiegħek fi Quartet inbidlu',
    greeting,
    paragraphs: [
      'Persuna li tieħu ħsieb il-kont tiegħek biddlet ir-rwoli tiegħek fi Quartet. X’inbidel taqrah taħt “Notifiki”.',
      'Jekk għandek mistoqsijiet, staqsi lill-amministrazzjoni.',
    ],
    button: 'Ara x’inbidel',
    closing: ['Tista’ titfi din l-email fil-kont tiegħek, taħt “Notifiki”.', ...closing],
  },
  retake_due: {
    subject: 'Tista’ terġa’ tagħmel l-inventarju',
    greeting,
    paragraphs: [
      'Għaddew tliet xhur mill-aħħar inventarju tiegħek. Jekk trid, agħmlu mill-ġdid u ara x’twieġeb illum.',
      'Mhuwiex test, u m’hemmx għaġla.',
    ],
    button: 'Iftaħ il-profil tiegħi',
    closing: [
      'Qed tirċievi din l-email għax ippermettejt tfakkiriet. Tista’ titfihom fil-kont tiegħek, taħt “Notifiki”.',
      ...closing,
    ],
  },
  inventory_open: {
    subject: 'L-inventarju tiegħek qed jistenniek',
    greeting,
    paragraphs: [
      'Għadek ma spiċċajtx l-inventarju dwar kif titgħallem. Jieħu madwar 20 minuta, u tista’ tieqaf meta trid.',
      'Mhuwiex test: m’hemmx tweġibiet tajbin jew ħżiena.',
    ],
    button: 'Iftaħ l-inventarju',
    closing: ['Tista’ titfi dawn it-tfakkiriet fil-kont tiegħek, taħt “Notifiki”.', ...closing],
  },
  retake_offered: {
    subject: 'Tista’ terġa’ tagħmel l-inventarju',
    greeting,
    paragraphs: [
      'Nistednuk terġa’ tagħmel l-inventarju dwar kif titgħallem. Xi tweġibiet għamlu l-aħħar riżultat tiegħek ftit inqas ċert.',
      'Mhuwiex test, u m’għamilt xejn ħażin. Agħżel mument kalm; sa dakinhar jgħodd l-aħħar riżultat tiegħek.',
    ],
    button: 'Iftaħ il-profil tiegħi',
    closing: ['Tista’ titfi din l-email fil-kont tiegħek, taħt “Notifiki”.', ...closing],
  },
  // money
  trial_ending: {
    subject: 'Il-prova b’xejn tiegħek tintemm fi {{day}}',
    greeting,
    paragraphs: [
      'Il-prova b’xejn tiegħek tintemm fi {{day}}. Għax l-abbonament tiegħek jiġġedded waħdu, dakinhar niġbdu {{amount}} mill-karta tiegħek.',
      'Jekk ma tridx, ikkanċella qabel: ma tħallas xejn, u l-aċċess tiegħek sempliċement jintemm.',
    ],
    button: 'Iftaħ l-abbonament tiegħi',
    closing,
  },
  renewal_coming: {
    subject: 'L-abbonament tiegħek jiġġedded fi {{day}}',
    greeting,
    paragraphs: [
      'L-abbonament tiegħek jiġġedded fi {{day}}. Dakinhar niġbdu {{amount}} mill-karta tiegħek.',
      'Jekk ma tridx, ikkanċella qabel. Sa dakinhar iżżomm l-aċċess tiegħek.',
    ],
    button: 'Iftaħ l-abbonament tiegħi',
    closing,
  },
  access_ending: {
    subject: 'L-aċċess tiegħek jintemm fi {{day}}',
    greeting,
    paragraphs: [
      'L-aċċess tiegħek jintemm fi {{day}}, u ma niġbdu xejn. Jekk trid tkompli, ġedded l-abbonament meta trid: iż-żmien li fadallek jiżdied.',
    ],
    button: 'Ġedded l-abbonament tiegħi',
    closing,
  },
  access_expired: {
    subject: 'L-aċċess tiegħek intemm',
    greeting,
    paragraphs: [
      'L-abbonament tiegħek intemm. Tista’ xorta taqra t-tikketta, il-punteġġi u d-data tiegħek.',
      'Jekk trid terġa’ tuża l-bqija, ġedded l-abbonament.',
    ],
    button: 'Ġedded l-abbonament tiegħi',
    closing,
  },
  payment_receipt: {
    subject: 'Irċevuta għall-ħlas tiegħek',
    greeting,
    paragraphs: [
      'Grazzi. Irċevejna l-ħlas tiegħek ta’ {{amount}}. In-numru tal-irċevuta tiegħek hu {{number}}.',
      'L-aċċess tiegħek issa jibqa’ sa {{day}}. L-irċevuti kollha ssibhom mal-abbonament tiegħek.',
    ],
    button: 'Iftaħ l-abbonament tiegħi',
    closing,
  },
  payment_failed: {
    subject: 'Il-ħlas tiegħek ma rnexxiex',
    greeting,
    paragraphs: [
      'Ma stajniex niġbdu {{amount}} mill-karta tiegħek. {{reason}}',
      'Iżżomm l-aċċess tiegħek sa {{day}}. Sa dakinhar nerġgħu nippruvaw; tista’ wkoll tħallas issa jew issalva karta oħra.',
    ],
    button: 'Ħallas issa',
    closing,
    reasons: {
      card_declined: 'Il-bank tiegħek ma aċċettax il-karta.',
      card_expired: 'Il-karta skadiet.',
      confirmation_needed: 'Il-bank tiegħek iridek tikkonferma l-ħlas.',
      not_completed: 'Il-ħlas ma tlestiex.',
    },
  },
  // people who know each other
  contact_requested: {
    subject: 'Talba ta’ kuntatt mingħand {{sender}}',
    greeting,
    paragraphs: [
      'Għandek talba ta’ kuntatt mingħand {{sender}}.',
      'Il-kuntatti jistgħu jaħdmu flimkien f’timijiet, u kull wieħed jara dak li l-ieħor jikteb dwaru nnifsu. Tiddeċiedi int jekk taċċettahiex.',
    ],
    button: 'Ara t-talba',
    closing,
  },
  contact_accepted: {
    subject: '{{sender}} issa fost il-kuntatti tiegħek',
    greeting,
    paragraphs: ['It-talba tiegħek lil {{sender}} ġiet aċċettata: issa intom kuntatti.'],
    button: 'Ara l-kuntatti tiegħi',
    closing,
  },
  contact_invitation: {
    subject: 'Stedina fuq Quartet mingħand {{sender}}',
    greeting,
    paragraphs: [
      'Għandek stedina mingħand {{sender}} biex issiru kuntatti fuq Quartet.',
      'Bil-link tista’ taċċettaha jew tirrifjutaha. Jibqa’ validu 14-il jum, u li tiftħu ma jiddeċiedi xejn.',
      'Jekk il-paġna titlob kodiċi, ikteb dan:',
    ],
    button: 'Ara l-istedina',
    closing,
  },
  contact_invitation_new: {
    subject: 'Stedina għal Quartet mingħand {{sender}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Għandek stedina mingħand {{sender}} biex issiru kuntatti fuq Quartet.',
      'Jekk trid, oħloq kont b’dan l-indirizz: il-link jibqa’ validu 14-il jum. Jekk ma tagħmel xejn, ma jiġri xejn.',
    ],
    button: 'Oħloq kont',
    closing: [shareReasons.address, ...closing],
  },
  team_invitation: {
    subject: 'Stedina għat-tim “{{team}}” mingħand {{sender}}',
    greeting,
    paragraphs: [
      'Għandek stedina mingħand {{sender}} biex taħdmu flimkien fuq Quartet, fit-tim “{{team}}”.',
      'Bil-link taqra x’jara minnek it-tim. Imbagħad tista’ taċċettaha jew tirrifjutaha. Jibqa’ validu 14-il jum, u li tiftħu ma jiddeċiedi xejn.',
      'Jekk il-paġna titlob kodiċi, ikteb dan:',
    ],
    button: 'Ara l-istedina',
    closing,
  },
  team_invitation_new: {
    subject: 'Stedina għat-tim “{{team}}” mingħand {{sender}}',
    greeting: 'Bonġu,',
    paragraphs: [
      'Għandek stedina mingħand {{sender}} biex taħdmu flimkien fuq Quartet, fit-tim “{{team}}”.',
      'Jekk trid, oħloq kont b’dan l-indirizz: il-link jibqa’ validu 14-il jum. It-tim ma jara xejn minnek qabel ma taqbel. Jekk ma tagħmel xejn, ma jiġri xejn.',
    ],
    button: 'Oħloq kont',
    closing: [shareReasons.address, ...closing],
  },
  team_started: {
    subject: 'It-tim tiegħek “{{team}}” beda',
    greeting,
    paragraphs: [
      'It-tim tiegħek “{{team}}” jista’ jibda.',
      'Fil-paġna tiegħu ssib ix-xejriet ta’ kulħadd, u x’iġib u x’għandu bżonn kull wieħed minnkom. Hemm tista’ tikteb ukoll kif se taħdem ma’ dan it-tim.',
    ],
    button: 'Ara t-tim',
    closing,
  },
  team_started_leader: {
    subject: 'It-tim tiegħek “{{team}}” beda',
    greeting,
    paragraphs: [
      'It-tim tiegħek “{{team}}” jista’ jibda.',
      'Ħarsu flimkien lejn ix-xejriet tagħkom. Imbagħad int, bħala l-mexxej, tista’ tikteb l-istqarrija tat-tim: min imexxi f’liema xejra, u kif tiddeċiedu.',
    ],
    button: 'Ara t-tim',
    closing,
  },
  family_invitation: {
    subject: '{{sender}} qed jistiednek fil-familja fuq Quartet',
    greeting: 'Bonġu,',
    paragraphs: [
      '{{sender}} għandu jew għandha pjan tal-familja fuq Quartet u jixtieq jew tixtieq li tidħol fil-familja “{{family}}”. Int ma tħallas xejn.',
      'Segwi l-link biex tirreġistra bħala membru. Jekk diġà għandek kont, idħol u iftaħ il-paġna tal-familja tiegħek. Dan hu l-kodiċi tal-familja:',
    ],
    button: 'Idħol fil-familja',
    closing: [shareReasons.address, ...closing],
  },
  family_left: {
    subject: 'M’għadekx parti mill-familja “{{family}}”',
    greeting,
    paragraphs: [
      'M’għadekx parti mill-familja “{{family}}” fuq Quartet. Il-kont tiegħek u dak kollu li fih jibqgħu tiegħek.',
      'Tista’ tuża kollox sa {{date}}. Wara xorta tista’ taqra l-profil tiegħek, u pjan tiegħek jerġa’ jiftaħ il-bqija.',
    ],
    closing,
  },
  family_narrowed: {
    subject: 'Qed jinbidel dak li tara l-familja ta’ {{member}}',
    greeting,
    paragraphs: [
      '{{member}} kiber jew kibret. Minn issa, min imexxi l-familja fuq Quartet jara inqas mid-data ta’ {{member}}.',
      'Il-paġna tal-familja tgħid eżatt min jara xiex.',
    ],
    button: 'Ara l-familja',
    closing,
  },
  tasks_assigned: {
    subject: 'Xogħol ġdid mingħand {{sender}}',
    greeting,
    paragraphs: ['Mingħand {{sender}} wasal xi ħaġa ġdida fil-lista ta’ xogħlok:'],
    more: {
      one: 'u {{count}} ieħor',
      two: 'u {{count}} oħra',
      few: 'u {{count}} oħra',
      many: 'u {{count}} oħra',
      other: 'u {{count}} oħra',
    },
    button: 'Ara x-xogħol tiegħi',
    closing,
  },
  tasks_assigned_unnamed: {
    subject: 'Xi ħaġa ġdida fil-lista ta’ xogħlok',
    greeting,
    paragraphs: ['Fil-lista ta’ xogħlok hemm xi ħaġa ġdida:'],
    more: {
      one: 'u {{count}} ieħor',
      two: 'u {{count}} oħra',
      few: 'u {{count}} oħra',
      many: 'u {{count}} oħra',
      other: 'u {{count}} oħra',
    },
    button: 'Ara x-xogħol tiegħi',
    closing,
  },
  team_task_added: {
    subject: 'Xogħol ġdid għat-tim tiegħek',
    greeting,
    paragraphs: ['Hemm xogħol ġdid għal wieħed mit-timijiet tiegħek:'],
    button: 'Ara x-xogħol',
    closing,
  },
} as const satisfies Record<MailName, MailText>
