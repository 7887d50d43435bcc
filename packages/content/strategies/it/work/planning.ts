import type { TopicStrategies } from '../../strategy.ts'

export const planning: TopicStrategies = {
  sequence: {
    Forge: [
      { title: 'Solo il prossimo passo', body: 'Scrivi solo il prossimo passo e chi lo fa.' },
      {
        title: 'In coppia con chi pianifica',
        body: 'Se i piani lunghi ti stancano, dedica venti minuti a chi ama pianificare e rispondi alle sue domande.',
      },
      { title: 'Lavagna a tre caselle', body: 'Appendi tre caselle, da fare, in corso e fatto, e sposta un biglietto.' },
    ],
    Intensify: [
      { title: 'Tappe su una linea', body: 'Traccia una linea, segna cinque tappe e metti una data sotto ciascuna.' },
      { title: 'Che cosa viene prima', body: 'Segna quale compito deve finire perché un altro possa cominciare.' },
      { title: 'Controllo settimanale', body: 'Fissa dieci minuti a settimana per confrontare il piano con ciò che è successo.' },
    ],
    Tether: [
      { title: 'Due settimane, non dieci', body: 'Pianifica in dettaglio le prossime due settimane e lascia il resto a grandi linee.' },
      { title: 'Margine senza nome', body: 'Tieni libero un giorno nel piano e non assegnarlo.' },
      { title: 'Comincia prima che sia pieno', body: 'Oggi comincia una piccola parte, anche se il piano ha ancora dei vuoti.' },
    ],
  },
  precision: {
    Forge: [
      { title: 'Tre cose certe', body: 'Scrivi tre cose che sai con certezza: budget, data, persone.' },
      { title: 'Chiedi i numeri', body: 'Se raccogliere cifre ti pesa, chiedi a una persona le due che contano.' },
      { title: 'Mezz’ora di dettagli', body: 'Descrivi un compito fino in fondo per trenta minuti, poi lascialo.' },
    ],
    Intensify: [
      { title: 'Definisci «finito»', body: 'Scrivi per ogni compito da che cosa si vede che è finito.' },
      { title: 'Verifica le stime', body: 'Confronta ogni stima con il tempo richiesto l’ultima volta.' },
      { title: 'Elenca i presupposti', body: 'Elenca ciò che il piano dà per scontato e verifica la riga più rischiosa.' },
    ],
    Tether: [
      { title: 'Basta per decidere', body: 'Decidi quando hai due fonti indipendenti e smetti di raccogliere.' },
      { title: 'Arrotonda le ore', body: 'Pianifica a mezze giornate e lascia fuori i minuti.' },
      { title: 'Piano di una pagina', body: 'Riduci il piano a una pagina e sposta il resto in un allegato.' },
    ],
  },
  technical_reasoning: {
    Forge: [
      { title: 'Sposta i foglietti', body: 'Scrivi ogni compito su un foglietto e sposta tutto con le mani per dieci minuti.' },
      { title: 'Vai sul posto', body: 'Se preferisci pianificare da lontano, fatti accompagnare una volta sul posto.' },
      { title: 'Che cosa si rompe prima', body: 'Chiedi a chi se ne intende quale parte può guastarsi per prima e annotala.' },
    ],
    Intensify: [
      { title: 'Prova un pezzo', body: 'Scegli la parte più piccola che può funzionare e provala questa settimana.' },
      { title: 'Pianifica con gli attrezzi', body: 'Controlla che ogni strumento del piano ci sia e funzioni.' },
      { title: 'Piano B per un guasto', body: 'Prendi il guasto più probabile e scrivi come lo ripareresti.' },
    ],
    Tether: [
      { title: 'Prima il piano', body: 'Lascia stare ordini e attrezzi finché due persone non hanno approvato il piano.' },
      { title: 'Ascolta chi lo userà', body: 'Prima di risolvere qualcosa, chiama una persona che avrà a che fare con il risultato.' },
      { title: 'Dividi il lavoro', body: 'Cedi un compito che preferiresti fare per conto tuo.' },
    ],
  },
  confluence: {
    Forge: [
      { title: 'Copia un piano audace', body: 'Se il foglio bianco ti mette a disagio, parti da un piano audace fatto da altri.' },
      { title: 'Un «e se»', body: 'Fatti una domanda «e se…?» sul piano e scrivi due righe.' },
      { title: 'Invita qualcuno da fuori', body: 'Chiedi a una persona di un altro reparto che cosa farebbe in modo diverso.' },
    ],
    Intensify: [
      { title: 'Due piani diversi', body: 'Abbozza un altro piano per lo stesso scopo con metà dei soldi.' },
      { title: 'Titolo dal futuro', body: 'Scrivi il titolo di giornale che vuoi leggere quando tutto è finito.' },
      { title: 'Rovescia l’ordine', body: 'Parti dalla cosa più entusiasmante e pianifica il resto a partire da lì.' },
    ],
    Tether: [
      { title: 'Chiudi la porta alle idee', body: 'Fissa una data dopo la quale nessuna idea nuova entra nel progetto.' },
      { title: 'Scegli con tre criteri', body: 'Valuta ogni idea per costo, tempo e utilità e tienine una.' },
      { title: 'Impegnati per una settimana', body: 'Segui il piano scelto per una settimana prima di cambiare una riga.' },
    ],
  },
}
