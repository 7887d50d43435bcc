import { decode } from '@quartet/domain/demand.ts'
import { type Pattern, patterns } from '@quartet/domain/patterns.ts'
import { readyWall } from '@quartet/domain/wall.ts'
import { describe, expect, test } from 'vitest'
import { readWall, type Wall } from './wall.ts'

const [school, schoolChildren] = [readWall('mt', 'school'), readWall('mt', 'school-children')]
const [work, career] = [readWall('mt', 'work'), readWall('mt', 'career')]
const ready = ({ words }: Wall) => readyWall(words)
const walls = new Map([school, schoolChildren, work, career].map((wall) => [wall, ready(wall)]))
const askedOf = (wall: Wall, text: string) => {
  const { needed } = decode(text, walls.get(wall) ?? ready(wall))
  return patterns.filter((pattern) => needed?.[pattern] === 'Use First')
}

/** Texts written for this test, with the patterns that each was written to ask for most. */
const texts: [string, Wall, string, Pattern[]][] = [
  [
    'a page from a history teacher',
    school,
    'Aqra bir-reqqa ż-żewġ sorsi u qabbilhom. Spjega l-kawżi li jsemmu u ġġustifika t-tweġiba tiegħek b’evidenza mit-test. Semmi dati eżatti u żid bibljografija. Is-saġġ jingħata sal-Ġimgħa.',
    ['precision'],
  ],
  [
    'a project in technology',
    school,
    'Ibnu mudell ta’ pont b’materjal riċiklat. Ittestjaw kemm iżomm piż, sibu l-ħsarat u sewwuhom sakemm jaħdem. Uru lill-klassi kif jaħdem il-mekkaniżmu.',
    ['technical_reasoning'],
  ],
  [
    'an open essay',
    school,
    'Immaġina li tqum mitt sena fil-futur. Ikteb storja bi tmiem tiegħek. Agħżel liberament: poeżija, djalogu jew comic. Irriskja b’ideat oriġinali.',
    ['confluence'],
  ],
  [
    'a worksheet for children in order',
    schoolChildren,
    'Poġġi l-istampi fl-ordni t-tajjeb. L-ewwel lewwen il-bidu, imbagħad in-nofs, u fl-aħħar it-tmiem. Imxi mal-istruzzjonijiet pass pass u imla l-vojt. Ġib ix-xogħol lest sal-Ħamis.',
    ['sequence'],
  ],
  [
    'a craft for children',
    schoolChildren,
    'Agħmel karozza bil-kartun. Aqta’ l-kartun, waħħal ir-roti u pprova jekk tiċċaqlaqx. Jekk ma taħdimx, sewwiha u erġa’ pprova sakemm taħdem.',
    ['technical_reasoning'],
  ],
  [
    'a mail about a report',
    work,
    'Jekk jogħġbok iċċekkja l-fatturi ta’ Marzu u kkoreġi l-iżbalji. Qabbel l-ammonti mal-ordnijiet, ikkonferma l-informazzjoni tal-klijent u ikteb rapport dettaljat b’kull diskrepanza.',
    ['precision'],
  ],
  [
    'a mail about a plan',
    work,
    'Għandna bżonn skeda għall-proġett: organizza l-fażijiet skont il-prijorità, iffissa l-iskadenzi u assenja x-xogħol. Ibgħat il-lista sat-Tnejn, qabel il-laqgħa, flimkien mal-aġenda.',
    ['sequence'],
  ],
  [
    'a request for ideas',
    work,
    'Qed infittxu kampanja ardita għall-prodott il-ġdid. Ġibu ideat imġienen, aħsbu barra mill-kaxxa, sibu slogan u improvizzaw liberament, mingħajr limiti.',
    ['confluence'],
  ],
  [
    'an advert for a technician',
    career,
    'Nfittxu tekniku għall-manutenzjoni u t-tiswija tal-magni. Sib il-ħsara, uża l-għodda, immonta l-parts u ħaddem il-forklift. Liċenzja tas-sewqan u rieda li taħdem bl-idejn.',
    ['technical_reasoning'],
  ],
  [
    'an advert for an accountant',
    career,
    'Infittxu accountant b’attenzjoni għad-dettall. Fatturi, verifika taċ-ċifri, għarfien tal-liġijiet tat-taxxa, rapporti preċiżi. Kwalifiki meħtieġa: diploma u ittri ta’ referenza.',
    ['precision'],
  ],
  [
    'an advert for a designer',
    career,
    'Infittxu graphic designer b’immaġinazzjoni u ideat oriġinali. Kampanji ta’ reklamar, illustrazzjoni, innovazzjoni, portfolio. Noffru libertà u sfidi ġodda.',
    ['confluence'],
  ],
]

describe('the Maltese walls propose the patterns that a text was written to ask for', () => {
  test.each(texts)('%s', (_, wall, text, asked) => expect(askedOf(wall, text)).toEqual(asked))
})
