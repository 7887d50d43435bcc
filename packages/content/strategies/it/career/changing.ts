import type { TopicStrategies } from '../../strategy.ts'

export const changing: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Una data', body: 'Se pianificare il cambiamento ti pesa, scegli solo la data del primo passo.' },
      { title: 'Pianifica in compagnia', body: 'Racconta i tuoi prossimi tre passi a una persona amica che li scriva per te.' },
    ],
    Intensify: [
      { title: 'I passi per andare via', body: 'Elenca con le date che cosa serve dalle dimissioni al primo giorno.' },
      { title: 'Due ore fisse', body: 'Ogni settimana riserva le stesse due ore alla tua ricerca.' },
    ],
    Tether: [
      { title: 'Lascia uno spazio', body: 'Tra un lavoro e l’altro tieni due settimane in cui niente è previsto.' },
      { title: 'Parla senza programma', body: 'Incontra chi fa un altro mestiere, senza una scaletta.' },
    ],
  },
  precision: {
    Forge: [
      {
        title: 'Le date del contratto',
        body: 'Se le clausole ti stancano, cerca solo tre cose: preavviso, ferie, pensione.',
      },
      { title: 'Conti in due', body: 'Calcola le tue spese mensili insieme a qualcuno.' },
    ],
    Intensify: [
      { title: 'Vecchio e nuovo a confronto', body: 'Confronta i due lavori riga per riga: compiti, paga, orari, tragitto.' },
      { title: 'Chiedilo per iscritto', body: 'Fatti mettere per iscritto ogni promessa prima di dare le dimissioni.' },
    ],
    Tether: [
      { title: 'Il dato che decide', body: 'Scrivi l’unico dato che farebbe la differenza e cerca solo quello.' },
      { title: 'Giorno della decisione', body: 'Scegli un giorno in cui decidere con quello che saprai allora.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Piccola prova', body: 'Se provare davanti ad altri ti pesa, prova il nuovo lavoro una sera a casa.' },
      { title: 'Chiedi a chi l’ha fatto', body: 'Chiedi a chi ha fatto lo stesso passo di mostrarti una giornata normale.' },
    ],
    Intensify: [
      { title: 'Prova il nuovo lavoro', body: 'Prendi un giorno libero e fai una giornata di prova nel nuovo posto.' },
      { title: 'Gli attrezzi che porti', body: 'Scrivi quali strumenti e metodi puoi portare con te.' },
    ],
    Tether: [
      { title: 'Saluta a parole', body: 'Prima di liberare la scrivania, spiega di persona alla squadra perché vai via.' },
      { title: 'Parla del perché', body: 'Passa un’ora con qualcuno a parlare di ciò che vuoi, non di come ottenerlo.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Un’altra vita', body: 'Se l’ignoto ti spaventa, descrivi in cinque righe un’altra vita di lavoro.' },
      { title: 'Prima il rischio minore', body: 'Chiedi a chi ti conosce quale parte del cambiamento è meno rischiosa e comincia da lì.' },
    ],
    Intensify: [
      { title: 'Tre vite possibili', body: 'Abbozza tre vite future diverse e scrivi che cosa hanno in comune.' },
      { title: 'Varca un confine', body: 'Cerca posti in cui la tua esperienza sarebbe insolita e scrivi a uno.' },
    ],
    Tether: [
      { title: 'Dormici sopra tre notti', body: 'Dopo un desiderio improvviso aspetta tre notti prima di scrivere una parola.' },
      { title: 'Chiudi ciò che è aperto', body: 'Porta alla fine un lavoro aperto prima di annunciare qualcosa.' },
    ],
  },
}
