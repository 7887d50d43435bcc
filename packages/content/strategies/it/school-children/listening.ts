import type { TopicStrategies } from '../../strategy.ts'

export const listening: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Cogli il primo passo', body: 'Ascolta solo la prima cosa che devi fare.' },
      { title: 'Conta sulle dita', body: 'Tanti passi insieme? Contali sulle dita.' },
      { title: 'Fattelo ripetere', body: 'Chiedi a chi ti siede accanto di ripeterti i passi.' },
    ],
    Intensify: [
      { title: 'Scrivi 1, 2, 3', body: 'Scrivi 1, 2, 3 sul foglio e riempi mentre ascolti.' },
      { title: 'Ascolta «poi»', body: 'Fai un segno ogni volta che senti «poi» o «dopo».' },
      { title: 'Posto pronto', body: 'Prima di ascoltare, metti via i giochi e apri una pagina pulita.' },
    ],
    Tether: [
      { title: 'Appunti dappertutto', body: 'Prendi un foglio bianco e scrivi le parole dove vuoi.' },
      { title: 'Salta anche tu', body: 'Quando il discorso salta, disegna una nuova bolla e seguilo.' },
      { title: 'Bella copia dopo', body: 'Ora continua a scrivere, e riordina dopo.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Una parola alla volta', body: 'Scrivi una parola che senti, poi continua ad ascoltare.' },
      { title: 'Racconta due cose', body: 'Dopo, racconta a qualcuno due cose che hai sentito.' },
      { title: 'Disegna un fatto', body: 'Scrivere ti stanca? Disegna un fatto, piccolo piccolo.' },
    ],
    Intensify: [
      { title: 'Acchiappa un numero', body: 'Scrivi ogni data o numero che senti.' },
      { title: 'Chiedi dopo', body: 'Fai una domanda su una cosa che non hai capito.' },
      { title: 'Riempi i vuoti', body: 'Confronta gli appunti con qualcuno e riempi un vuoto.' },
    ],
    Tether: [
      { title: 'La matita si riposa', body: 'Posa la matita per due minuti e ascolta soltanto.' },
      { title: 'Solo parole chiave', body: 'Per ogni idea scrivi al massimo tre parole.' },
      { title: 'Una domanda in attesa', body: 'Tieni la domanda sul foglio fino alla fine.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Qualcosa in mano', body: 'Chiedi di tenere in mano la cosa di cui si parla.' },
      { title: 'Fai una cosa che senti', body: 'Scegli una cosa che senti e mostrala con le mani.' },
      { title: 'Fattelo mostrare', body: 'Chiedi a chi insegna, o a chi lo sa, di mostrartelo una volta.' },
    ],
    Intensify: [
      { title: 'Frecce e caselle', body: 'Disegna caselle e frecce per mostrare come funziona.' },
      { title: 'Pensa a un uso', body: 'Pensa a un posto in cui oggi potresti usarlo.' },
      { title: 'Provalo dopo', body: 'Dopo, prova una cosa con le tue mani.' },
    ],
    Tether: [
      { title: 'Guarda chi parla', body: 'Lascia le cose sul banco e guarda chi parla.' },
      { title: 'Di’ più di sì', body: 'Di’ a chi parla una cosa che vuoi sapere meglio.' },
      { title: 'Ascolta, poi costruisci', body: 'Aspetta che chi parla abbia finito, poi comincia a costruire.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Immagine in testa', body: 'Fatti in testa un’immagine di quello che senti.' },
      { title: 'Completa la frase', body: 'Chiedi a qualcuno: «A che cosa somiglia?» e scegli una risposta.' },
      { title: 'Cappellino buffo', body: 'Le immagini buffe ti sembrano strane? Disegna solo un cappellino su una parola.' },
    ],
    Intensify: [
      { title: 'Inventa un segno', body: 'Inventa un piccolo segno per ogni idea grande.' },
      { title: 'Cantalo', body: 'Canta una cosa che hai sentito su una melodia che conosci.' },
      { title: 'Fai un collegamento', body: 'Traccia una linea da un’idea nuova a qualcosa che ami.' },
    ],
    Tether: [
      { title: 'Angolo dei sogni', body: 'Metti i sogni a occhi aperti in un angolo del foglio e torna ad ascoltare.' },
      { title: 'Aspetta la fine', body: 'Stringi le mani finché chi parla non ha finito, poi di’ la tua idea.' },
      { title: 'Resta sul tema', body: 'Quando i pensieri volano via, guarda il titolo alla lavagna.' },
    ],
  },
}
