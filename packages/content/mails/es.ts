import type { MailName } from '@quartet/domain/mails.ts'
import type { MailText } from './mail.ts'

const greeting = 'Hola, {{first_name}}:'
const closing = ['Un saludo', 'Quartet']

/** Below every mail. */
export const footer = 'Quartet te ayuda a ver cómo afrontas las tareas y qué te pide cada una.'

// shared by the mails with which people share something
const onlyForYou = 'El archivo adjunto es solo para ti. Por favor, no se lo pases a nadie.'
const fromSender = '{{sender}} te escribe:'
/** Why the recipient gets it: the sender entered the address, or it is staff of the person. */
const shareReasons = {
  address:
    'Este correo se ha enviado una sola vez, porque {{sender}} escribió tu dirección en {{site}}. Si no conoces a esta persona, bórralo, por favor. Si no quieres recibir correos así, escribe a {{contact}}.',
  staff: 'Este correo se ha enviado una sola vez, porque en tu institución acompañas a {{person}}.',
}
/** Where the answers go: a child, and an address that nobody confirmed, get none. */
const shareReplies = {
  sender: 'Las respuestas le llegan a {{sender}}.',
  nobody: 'Las respuestas a este correo no le llegan a {{sender}}: es mejor hablar en persona.',
}

export const mails = {
  verify_code: {
    subject: 'Tu código para Quartet',
    greeting: 'Hola:',
    paragraphs: ['Escribe este código para confirmar tu dirección. Vale durante 30 minutos.'],
    closing: ['Si no lo has pedido, no hagas caso de este correo.', ...closing],
  },
  welcome: {
    subject: 'Te damos la bienvenida a Quartet',
    greeting,
    paragraphs: [
      'Tu dirección está confirmada y tu cuenta está lista.',
      'El siguiente paso es el cuestionario: 28 frases cortas y tres preguntas abiertas. No es un examen. Dura unos 10 minutos; elige un momento tranquilo, después de descansar.',
    ],
    button: 'Empezar el cuestionario',
    closing,
  },
  invited: {
    subject: 'Se ha creado una cuenta de Quartet para ti',
    greeting,
    paragraphs: [
      'Alguien que administra Quartet ha creado una cuenta para ti. Con este enlace eliges tu contraseña. Sirve una sola vez, durante siete días.',
    ],
    button: 'Elegir una contraseña',
    closing: [
      'Si no lo esperabas, no hagas caso de este correo: sin el enlace no puede entrar nadie.',
      ...closing,
    ],
  },
  password_reset: {
    subject: 'Elige una contraseña nueva para Quartet',
    greeting,
    paragraphs: [
      'Con este enlace puedes elegir una contraseña nueva. Sirve una sola vez, durante una hora.',
    ],
    button: 'Elegir una contraseña nueva',
    closing: [
      'Si no lo has pedido, no hagas caso de este correo: tu contraseña se queda como está.',
      ...closing,
    ],
  },
  password_changed: {
    subject: 'Tu contraseña de Quartet ha cambiado',
    greeting,
    paragraphs: [
      'La contraseña de tu cuenta se acaba de cambiar, y se ha cerrado la sesión en todos los dispositivos.',
      'Si no has sido tú, elige enseguida otra contraseña con «¿Has olvidado la contraseña?», en la página de inicio de sesión.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  account_deletion_scheduled: {
    subject: 'Tu cuenta de Quartet se borrará: {{date}}',
    greeting,
    paragraphs: [
      'Hace mucho tiempo que no usas tu cuenta. Solo guardamos una cuenta mientras se usa, así que la tuya se borrará (fecha prevista: {{date}}), junto con tus respuestas, tus resultados y tus propias frases.',
      'Si quieres conservarla, inicia sesión una vez antes de ese día. Si ya no la necesitas, no tienes que hacer nada.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  already_registered: {
    subject: 'Ya tienes una cuenta de Quartet',
    greeting,
    paragraphs: [
      'Alguien, seguramente tú, ha intentado registrarse con esta dirección. Ya tiene una cuenta, así que no se ha creado otra.',
      'Inicia sesión con tu contraseña o elige otra con «¿Has olvidado la contraseña?», en la página de inicio de sesión.',
    ],
    button: 'Iniciar sesión',
    closing: ['Si no has sido tú, no tienes que hacer nada.', ...closing],
  },
  // consent: to parents and guardians, and to the young person waiting for them
  consent_request: {
    subject: 'Te pedimos tu consentimiento',
    greeting: 'Hola:',
    paragraphs: [
      'Una persona joven que se hace llamar {{name}} quiere usar Quartet y nos ha dado tu dirección como la de su madre, su padre o quien tiene su tutela.',
      'Quartet es una ayuda para aprender. Presenta 28 frases cortas y tres preguntas abiertas y muestra cómo se suelen hacer las cosas. No es un examen.',
      'Donde vives, antes tiene que dar su consentimiento la madre, el padre o quien tenga la tutela. Con el enlace puedes leer qué se guardaría y quién lo vería. Después lo permites o no. Abrir el enlace no decide nada.',
    ],
    button: 'Leer y decidir',
    closing: [
      'El enlace funciona durante 14 días. Si no hay respuesta, se borra todo lo que tiene que ver con esta petición. Si no conoces a esta persona, di que no o no hagas nada.',
      'Por favor, no reenvíes este correo a la persona joven: la decisión es tuya.',
      ...closing,
    ],
  },
  consent_request_school: {
    subject: 'Te pedimos tu consentimiento',
    greeting: 'Hola:',
    paragraphs: [
      'Una persona joven que se hace llamar {{name}} quiere usar Quartet con {{institution}} y nos ha dado tu dirección como la de su madre, su padre o quien tiene su tutela.',
      'Quartet es una ayuda para aprender. Presenta 28 frases cortas y tres preguntas abiertas y muestra cómo se suelen hacer las cosas. No es un examen.',
      'Antes tiene que dar su consentimiento la madre, el padre o quien tenga la tutela. Con el enlace puedes leer qué se guardaría y quién lo vería. Después lo permites o no. Abrir el enlace no decide nada.',
    ],
    button: 'Leer y decidir',
    closing: [
      'El enlace funciona durante 14 días. Si no hay respuesta, se borra todo lo que tiene que ver con esta petición. Si no conoces a esta persona, di que no o no hagas nada.',
      'Por favor, no reenvíes este correo a la persona joven: la decisión es tuya.',
      ...closing,
    ],
  },
  consent_confirmed: {
    subject: 'Gracias por tu consentimiento',
    greeting: 'Hola:',
    paragraphs: [
      'Has dado tu consentimiento para que {{name}} use Quartet. La cuenta ya está abierta.',
      'Guarda este correo, por favor. Con el enlace puedes leer a qué diste tu consentimiento, ver y guardar lo que Quartet guarda sobre {{name}} y retirar tu consentimiento cuando quieras. Después de 30 días el enlace te ofrece enviarte uno nuevo.',
    ],
    button: 'Ver o retirar mi consentimiento',
    closing,
  },
  joining_request: {
    subject: '{{name}} quiere unirse a una institución',
    greeting: 'Hola:',
    paragraphs: [
      '{{name}} tiene una cuenta en Quartet con tu consentimiento y quiere unirse a {{institution}}.',
      'La decisión es tuya. Con el enlace puedes leer quién vería qué. Después lo permites o no. Abrir el enlace no decide nada.',
    ],
    button: 'Leer y decidir',
    closing: [
      'El enlace sirve durante 14 días. Si no lo permites o no contestas, {{name}} no se une y la cuenta sigue como está.',
      'Por favor, no reenvíes este correo a {{name}}: la decisión es tuya.',
      ...closing,
    ],
  },
  joining_confirmed: {
    subject: 'Gracias por tu consentimiento',
    greeting: 'Hola:',
    paragraphs: [
      'Has dado tu consentimiento para que {{name}} se una a {{institution}} en Quartet.',
      'Guarda este correo, por favor. Con el enlace puedes poner fin a la pertenencia cuando quieras. La cuenta se conserva.',
    ],
    button: 'Ver o retirar mi consentimiento',
    closing,
  },
  consent_confirmed_child: {
    subject: 'Gracias por tu consentimiento',
    greeting: 'Hola:',
    paragraphs: [
      'Has dado tu consentimiento para que {{name}} use Quartet. La cuenta está lista: {{name}} inicia sesión con la dirección {{email}} y la contraseña que elegiste.',
      'Guarda este correo, por favor. Con el enlace puedes leer a qué diste tu consentimiento, ver y guardar lo que Quartet guarda sobre {{name}} y retirar tu consentimiento cuando quieras. Después de 30 días el enlace te ofrece enviarte uno nuevo.',
    ],
    button: 'Ver o retirar mi consentimiento',
    closing,
  },
  consent_address_taken: {
    subject: 'Un paso más: hace falta otra dirección',
    greeting: 'Hola:',
    paragraphs: [
      'Has dado tu consentimiento para que {{name}} use Quartet. La cuenta todavía no se ha podido crear: la dirección {{email}} ya es de otra cuenta, y cada cuenta necesita la suya.',
      'Abre otra vez el enlace, por favor, elige otra dirección y confírmalo de nuevo. Hasta entonces no se crea nada.',
    ],
    button: 'Elegir otra dirección',
    closing,
  },
  guardian_link: {
    subject: 'Tu nuevo enlace a la cuenta de {{name}}',
    greeting: 'Hola:',
    paragraphs: [
      'Este es el nuevo enlace que has pedido. Con él puedes ver lo que Quartet guarda sobre {{name}}, guardar una copia y retirar tu consentimiento. Funciona durante 30 días; el anterior ya no funciona.',
    ],
    button: 'Abrir la página',
    closing: [
      'Si no lo has pedido tú, no tienes que hacer nada. Por favor, no reenvíes este correo.',
      ...closing,
    ],
  },
  consent_withdrawn: {
    subject: 'Has retirado tu consentimiento',
    greeting: 'Hola:',
    paragraphs: [
      'Has retirado tu consentimiento para {{name}}. La cuenta está cerrada, se ha cerrado la sesión en todos los dispositivos y nadie de ninguna institución ve ya las puntuaciones.',
      'Durante 14 días puedes volver a dar tu consentimiento con el mismo enlace. Después se borra la cuenta con todo lo que contiene.',
    ],
    button: 'Leer o volver a consentir',
    closing,
  },
  teen_consent_given: {
    subject: 'Tu cuenta está abierta',
    greeting,
    paragraphs: [
      'Buenas noticias: tu madre, tu padre o quien tiene tu tutela ha dado su consentimiento. Puedes iniciar sesión y empezar el cuestionario cuando quieras.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  teen_consent_refused: {
    subject: 'Tu cuenta se ha borrado',
    greeting,
    paragraphs: [
      'Tu madre, tu padre o quien tiene tu tutela no ha dado su consentimiento para que uses Quartet. Por eso se ha borrado tu cuenta, con todo lo que teníamos sobre ti.',
      'Si quieres saber por qué, háblalo en casa. Si más adelante quieres volver, nos alegrará.',
    ],
    closing,
  },
  // profile: to a recipient who may not know the product; the file is attached
  profile_share: {
    subject: '{{sender}} comparte contigo un perfil de aprendizaje',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} te envía su propio perfil de aprendizaje de Quartet. Está en el archivo adjunto.',
      'Describe, en cuatro patrones, cómo dice {{sender}} que suele hacer las cosas. Es un punto de partida para hablar y para planificar, y puede cambiar con el tiempo y según el lugar. No es un examen y no dice nada de la capacidad.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  profile_share_of: {
    subject: '{{sender}} comparte contigo el perfil de aprendizaje de {{person}}',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} te envía el perfil de aprendizaje de {{person}}, de Quartet. Está en el archivo adjunto.',
      'Describe, en cuatro patrones, cómo dice {{person}} que suele hacer las cosas. Es un punto de partida para hablar y para planificar, y puede cambiar con el tiempo y según el lugar. No es un examen y no dice nada de la capacidad.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share: {
    subject: '{{sender}} comparte contigo una tarea',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} te envía desde Quartet una tarea con sus propias estrategias para hacerla. Está en el archivo adjunto.',
      'Los cuatro patrones que contiene describen cómo dice {{sender}} que suele hacer las cosas. No son un examen y no dicen nada de la capacidad.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  task_share_of: {
    subject: '{{sender}} comparte contigo una tarea de {{person}}',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} te envía desde Quartet una tarea de {{person}} con las estrategias para hacerla. Está en el archivo adjunto.',
      'Los cuatro patrones que contiene describen cómo dice {{person}} que suele hacer las cosas. No son un examen y no dicen nada de la capacidad.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  pwp_share: {
    subject: '{{sender}} comparte contigo un perfil de trabajo',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} te envía su propio Perfil personal de trabajo de Quartet. Está en el archivo adjunto.',
      'Describe, en cuatro patrones, cómo dice {{sender}} que suele hacer las cosas, y lo que {{sender}} ha elegido decir sobre trabajar con otras personas. Puede cambiar con el tiempo y según el lugar. Compara hábitos, no capacidades, y no debe usarse para clasificar a las personas ni para decidir a quién contratar.',
      onlyForYou,
    ],
    message: fromSender,
    closing: ['{{reason}} {{replies}}', ...closing],
    reasons: shareReasons,
    replies: shareReplies,
  },
  guardian_share: {
    subject: '{{sender}} comparte contigo una página de Quartet',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} quiere enseñarte una página sobre su manera de hacer las cosas. Está en el archivo adjunto.',
      'Es un punto de partida para hablar y puede cambiar con el tiempo y según el lugar. No es un examen y no dice nada de la capacidad.',
      'El archivo adjunto es solo para ti. Por favor, no se lo pases a nadie.',
    ],
    message: fromSender,
    closing: [
      'Este correo se ha enviado una sola vez, porque diste tu consentimiento para la cuenta de {{person}} en {{site}}. Si es un error, escribe a {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  guardian_share_of: {
    subject: '{{sender}} comparte contigo una página de Quartet',
    greeting: 'Hola:',
    paragraphs: [
      '{{from}} quiere enseñarte una página sobre cómo hace las cosas {{person}}. Está en el archivo adjunto.',
      'Es un punto de partida para hablar y puede cambiar con el tiempo y según el lugar. No es un examen y no dice nada de la capacidad.',
      'El archivo adjunto es solo para ti. Por favor, no se lo pases a nadie.',
    ],
    message: fromSender,
    closing: [
      'Este correo se ha enviado una sola vez, porque diste tu consentimiento para la cuenta de {{person}} en {{site}}. Si es un error, escribe a {{contact}}. {{replies}}',
      ...closing,
    ],
    replies: shareReplies,
  },
  password_changed_here: {
    subject: 'Tu contraseña de Quartet ha cambiado',
    greeting,
    paragraphs: [
      'La contraseña de tu cuenta se acaba de cambiar. En los demás dispositivos se ha cerrado la sesión.',
      'Si no has sido tú, elige enseguida otra contraseña con «¿Has olvidado la contraseña?», en la página de inicio de sesión.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  password_set: {
    subject: 'Se ha puesto una contraseña de un solo uso en tu cuenta de Quartet',
    greeting,
    paragraphs: [
      'Alguien de la administración acaba de poner una contraseña de un solo uso en tu cuenta, y se ha cerrado la sesión en todos los dispositivos.',
      'Sirve una sola vez, hasta el {{date}}: quien entre con ella tiene que elegir una contraseña nueva y antes no ve nada tuyo.',
      'Si no lo has pedido, elige una contraseña tuya con «¿Has olvidado la contraseña?», en la página de inicio de sesión, y pregunta a quien administra tu cuenta.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  sign_in_linked: {
    subject: 'Una nueva forma de entrar en Quartet',
    greeting,
    paragraphs: [
      'Ahora también puedes iniciar sesión con la cuenta {{email}} de otro servicio.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  sign_in_unlinked: {
    subject: 'Se ha quitado una forma de entrar en Quartet',
    greeting,
    paragraphs: [
      'La cuenta {{email}} de otro servicio ya no abre tu cuenta de Quartet.',
      'Puede que lo hayas quitado tú o tu institución. Entra con tu correo y tu contraseña; si no tienes, elige «¿Has olvidado la contraseña?». Tus resultados siguen ahí.',
      'Si no sabes por qué se quitó, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  second_factor_added: {
    subject: 'Inicio de sesión en dos pasos en tu cuenta de Quartet',
    greeting,
    paragraphs: [
      'Se acaba de añadir una aplicación de autenticación o una llave de acceso. Desde ahora hace falta junto con la contraseña.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  second_factor_removed: {
    subject: 'Ha cambiado tu inicio de sesión en dos pasos en Quartet',
    greeting,
    paragraphs: [
      'Se acaba de quitar una aplicación de autenticación o una llave de acceso. Si era la última, ahora basta la contraseña para abrir la cuenta.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  second_factor_reset: {
    subject: 'Se ha desactivado tu inicio de sesión en dos pasos en Quartet',
    greeting,
    paragraphs: [
      'La administración ha desactivado el inicio de sesión en dos pasos de tu cuenta. Ahora basta la contraseña; vuelve a configurarlo.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  second_factor_guessed: {
    subject: 'Alguien intenta adivinar tus códigos de Quartet',
    greeting,
    paragraphs: [
      'Hoy alguien ha introducido tu contraseña y después 10 códigos incorrectos. Tu cuenta sigue cerrada.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  recovery_codes_new: {
    subject: 'Nuevos códigos de recuperación para tu cuenta de Quartet',
    greeting,
    paragraphs: [
      'Se acaban de crear nuevos códigos de recuperación. Los anteriores ya no valen.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  recovery_code_used: {
    subject: 'Se ha usado un código de recuperación de tu cuenta de Quartet',
    greeting,
    paragraphs: [
      'Alguien, probablemente tú, acaba de iniciar sesión con tu contraseña y un código de recuperación. Códigos que quedan: {{count}}.',
      'Si no has sido tú, cambia enseguida tu contraseña y revisa esta página.',
    ],
    button: 'Abrir la seguridad',
    closing,
  },
  email_changed: {
    subject: 'Tu dirección de correo de Quartet ha cambiado',
    greeting,
    paragraphs: [
      'Tu cuenta usa ahora otra dirección de correo: {{name}}. Este mensaje llega a la anterior.',
      'Si no has sido tú, ponte en contacto enseguida con quienes gestionan este sitio.',
    ],
    closing,
  },
  email_change_taken: {
    subject: 'Esta dirección ya tiene una cuenta de Quartet',
    greeting,
    paragraphs: [
      'Alguien, probablemente tú, ha intentado usar esta dirección para otra cuenta de Quartet. Ya tiene una, así que no ha cambiado nada.',
    ],
    button: 'Iniciar sesión',
    closing: ['Si no has sido tú, no tienes que hacer nada.', ...closing],
  },
  one_time_password_used: {
    subject: 'Se ha usado una contraseña de un solo uso de tu cuenta de Quartet',
    greeting,
    paragraphs: [
      'Alguien acaba de entrar con la contraseña de un solo uso que {{name}} había puesto para ti, y ha elegido con ella una contraseña nueva.',
      'Si no has sido tú, elige enseguida otra contraseña con «¿Has olvidado la contraseña?», en la página de inicio de sesión, y avisa a tu escuela o institución.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  account_deletion_asked: {
    subject: 'Tu cuenta de Quartet se borrará: {{date}}',
    greeting,
    paragraphs: [
      'Has pedido que se borre tu cuenta. Fecha prevista: {{date}}. Ese día desaparece, con tus respuestas, tus resultados y todo lo que has escrito.',
      'Hasta entonces puedes cambiar de opinión: inicia sesión y elige «Conservar mi cuenta».',
      'Si no lo has pedido tú, inicia sesión, conserva tu cuenta y cambia la contraseña.',
    ],
    button: 'Conservar mi cuenta',
    closing,
  },
  account_deletion_asked_guardian: {
    subject: 'La cuenta de Quartet de {{name}} se borrará: {{date}}',
    greeting: 'Hola:',
    paragraphs: [
      'Diste tu consentimiento para que {{name}} use Quartet. Ahora {{name}} ha pedido que se borre la cuenta. Fecha prevista: {{date}}. Ese día desaparece, con todo lo que contiene.',
      'No tienes que hacer nada. Si la cuenta debe quedarse, {{name}} puede iniciar sesión hasta ese día y elegir «Conservar mi cuenta».',
    ],
    closing,
  },
  account_deletion_undone: {
    subject: 'Tu cuenta de Quartet se queda',
    greeting,
    paragraphs: [
      'Has cambiado de opinión: tu cuenta no se borra, y todo lo que contiene está como antes.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  school_admitted: {
    subject: 'Tu cuenta está abierta',
    greeting,
    paragraphs: [
      'Buenas noticias: tu centro te ha dejado entrar. Puedes iniciar sesión y empezar el cuestionario cuando quieras.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  school_refused: {
    subject: 'Tu cuenta se ha eliminado',
    greeting,
    paragraphs: [
      'Tu centro no te ha dejado entrar. Por eso hemos eliminado tu cuenta y todo lo que teníamos sobre ti.',
      'Si quieres saber por qué, pregunta a tu profe.',
    ],
    closing,
  },
  institution_joined: {
    subject: 'Ya formas parte de {{institution}}',
    greeting,
    paragraphs: [
      'En Quartet ya formas parte de {{institution}} y tu acceso viene de allí. Quien la gestiona ve tu nombre y hasta dónde has llegado. Tus puntuaciones solo se ven si estás de acuerdo.',
      'Si tu propio plan se renovaba, hemos pausado la renovación.',
    ],
    button: 'Ver mi institución',
    closing,
  },
  institution_left: {
    subject: 'Has dejado {{institution}}',
    greeting,
    paragraphs: [
      'En Quartet ya no formas parte de {{institution}}. Allí ya no se ve nada sobre ti, y todo lo que has hecho sigue siendo tuyo.',
      'Si no tienes un plan propio, puedes usarlo todo durante 14 días más.',
    ],
    button: 'Ver cómo seguir',
    closing,
  },
  seat_offered: {
    subject: 'Hay una plaza para ti en {{institution}}',
    greeting,
    paragraphs: [
      'Estabas en la lista de espera de {{institution}}. Ahora tienes una plaza reservada hasta el {{date}}.',
      'Si no la ocupas antes, pasa a la siguiente persona.',
    ],
    button: 'Ocupar la plaza',
    closing,
  },
  facilitator_added: {
    subject: '{{facilitator}} te va a acompañar',
    greeting,
    paragraphs: [
      '{{facilitator}} te acompaña ahora en Quartet. Solo ve tus puntuaciones y tu perfil si estás de acuerdo.',
    ],
    button: 'Decidir qué se ve',
    closing,
  },
  weekly_figures: {
    subject: 'Quartet esta semana: {{institution}}',
    greeting,
    paragraphs: [
      'Así van esta semana las personas de {{institution}}.',
      'Cuestionario completado: {{inventory}} de {{people}}',
      'Perfil personalizado: {{profile}} de {{people}}',
      'Alguna tarea descifrada: {{decoded}} de {{people}}',
      'En un equipo: {{team}} de {{people}}',
    ],
    button: 'Abrir el resumen',
    closing: [
      'Puedes desactivar este correo semanal en tu cuenta, en «Notificaciones».',
      ...closing,
    ],
  },
  admissions_waiting: {
    subject: 'Hay alumnos que esperan para entrar ({{count}})',
    greeting,
    paragraphs: [
      'Tu centro da el permiso por su alumnado. Por eso alguien tiene que confirmar por su nombre que son vuestros antes de que se abran sus cuentas. Esperan ahora: {{count}}.',
      'Deja entrar a quienes conoces y rechaza a los demás. Sin respuesta, una cuenta se elimina a los 14 días.',
    ],
    button: 'Ver quién espera',
    closing,
  },
  erasure_ordered: {
    subject: 'Tu cuenta de Quartet se ha cerrado y se eliminará el {{date}}',
    greeting,
    paragraphs: [
      'Tu cuenta se ha cerrado. El {{date}} se eliminará, con tus respuestas, tus resultados y todo lo que escribiste. Hasta entonces nadie puede entrar con ella.',
      'El motivo que nos han dado: {{reason}}',
      'Si tienes alguna pregunta, o crees que es un error, habla con {{contact}} antes de ese día: hasta entonces la cuenta se puede volver a abrir con todo lo que contiene.',
    ],
    reasons: {
      left: 'ya no está en este centro o institución.',
      asked: 'se ha pedido.',
      mistake: 'la cuenta se creó por error.',
      other: 'otro motivo; pregunte, por favor.',
    },
    closing,
  },
  erasure_ordered_guardian: {
    subject: 'La cuenta de {{name}} en Quartet se eliminará el {{date}}',
    greeting: 'Hola:',
    paragraphs: [
      'Usted aceptó que {{name}} use Quartet. Ahora la cuenta se ha cerrado. El {{date}} se eliminará, con todo lo que contiene.',
      'El motivo que nos han dado: {{reason}}',
      'No tiene que hacer nada. Si tiene alguna pregunta, o cree que es un error, hable con {{contact}} antes de ese día: hasta entonces la cuenta se puede volver a abrir.',
    ],
    reasons: {
      left: 'ya no está en este centro o institución.',
      asked: 'se ha pedido.',
      mistake: 'la cuenta se creó por error.',
      other: 'otro motivo; pregunte, por favor.',
    },
    closing,
  },
  erasure_undone: {
    subject: 'Tu cuenta de Quartet sigue',
    greeting,
    paragraphs: ['Al final tu cuenta no se elimina. Todo está como estaba y puedes entrar.'],
    button: 'Iniciar sesión',
    closing,
  },
  erasure_undone_guardian: {
    subject: 'La cuenta de {{name}} en Quartet sigue',
    greeting: 'Hola:',
    paragraphs: ['Al final la cuenta de {{name}} no se elimina. Todo está como estaba.'],
    closing,
  },
  contract_ended: {
    subject:
      'El contrato de {{institution}} ha terminado: los datos de sus miembros se eliminarán el {{date}}',
    greeting: 'Hola:',
    paragraphs: [
      'El contrato de {{institution}} con Quartet ha terminado. El {{date}} se eliminarán las cuentas de sus miembros, con todo lo que contienen. Las cuentas que cada persona paga por su parte se quedan.',
      'Antes de ese día escribimos a los miembros, y a los padres o tutores de los menores, para que todos puedan guardar una copia de sus datos.',
      '¿El contrato continúa? Pida que se prorrogue antes de ese día: no se eliminará nada, y avisaremos a todos.',
    ],
    button: 'Ver la institución',
    closing,
  },
  contract_erasure_soon: {
    subject: 'Los datos de los miembros de {{institution}} se eliminarán el {{date}}',
    greeting: 'Hola:',
    paragraphs: [
      'El contrato de {{institution}} con Quartet ha terminado. El {{date}} se eliminarán las cuentas de sus miembros, con todo lo que contienen. Después de ese día nadie podrá recuperarlas.',
      'Escribimos ahora a los miembros, y a los padres o tutores de los menores, para que todos puedan guardar una copia de sus datos.',
      '¿El contrato continúa? Pida que se prorrogue antes de ese día.',
    ],
    button: 'Ver la institución',
    closing,
  },
  contract_continues: {
    subject: 'El contrato de {{institution}} continúa',
    greeting: 'Hola:',
    paragraphs: [
      'El contrato de {{institution}} con Quartet continúa. Las cuentas de sus miembros se quedan y no se eliminará nada. Los miembros a los que ya habíamos avisado también reciben un correo.',
    ],
    button: 'Iniciar sesión',
    closing,
  },
  contract_erasure: {
    subject: 'Tu cuenta de Quartet se eliminará el {{date}}',
    greeting,
    paragraphs: [
      'El contrato de {{institution}} con Quartet ha terminado. Por eso tu cuenta se eliminará el {{date}}, con tus respuestas, tus resultados y todo lo que escribiste.',
      'Si quieres quedarte con tus datos, guarda una copia antes de ese día: entra, abre «Tus datos» y elige «Preparar mis datos».',
      'Si tienes alguna pregunta, habla con {{institution}}.',
    ],
    button: 'Guardar mis datos',
    closing,
  },
  contract_erasure_guardian: {
    subject: 'La cuenta de {{name}} en Quartet se eliminará el {{date}}',
    greeting: 'Hola:',
    paragraphs: [
      'Usted aceptó que {{name}} use Quartet. El contrato de {{institution}} con Quartet ha terminado. Por eso la cuenta se eliminará el {{date}}, con todo lo que contiene.',
      'No tiene que hacer nada. Si quiere quedarse con los datos, guarde una copia antes de ese día: con el enlace de nuestro correo más reciente que llevaba uno, o {{name}} después de entrar, en «Tus datos».',
    ],
    closing,
  },
  export_ready: {
    subject: 'Tus datos están listos',
    greeting,
    paragraphs: [
      'Has pedido todo lo que Quartet guarda sobre ti. Ya está listo: un archivo con una página para leer e imprimir, y los mismos datos para programas.',
      'Lo encuentras en «Tus datos» cuando inicias sesión. Se guarda ahí durante 7 días.',
    ],
    button: 'Descargar mis datos',
    closing: ['Si no lo has pedido tú, cambia tu contraseña, por favor.', ...closing],
  },
  roles_changed: {
    subject: 'Tus roles en Quartet han cambiado',
    greeting,
    paragraphs: [
      'Una persona que se ocupa de tu cuenta ha cambiado tus roles en Quartet. Qué es distinto lo puedes leer en «Notificaciones».',
      'Si tienes preguntas, habla con tu administración.',
    ],
    button: 'Ver qué ha cambiado',
    closing: ['Puedes desactivar este correo en tu cuenta, en «Notificaciones».', ...closing],
  },
  retake_due: {
    subject: 'Puedes volver a hacer el cuestionario',
    greeting,
    paragraphs: [
      'Han pasado tres meses desde tu último cuestionario. Si quieres, hazlo otra vez y mira qué responderías hoy.',
      'No es un examen y no hay prisa.',
    ],
    button: 'Abrir mi perfil',
    closing: [
      'Recibes este correo porque has permitido los recordatorios. Puedes desactivarlos en tu cuenta, en «Notificaciones».',
      ...closing,
    ],
  },
  inventory_open: {
    subject: 'Tu cuestionario te espera',
    greeting,
    paragraphs: [
      'Todavía no has terminado el cuestionario sobre cómo aprendes. Lleva unos 20 minutos y puedes hacer una pausa cuando quieras.',
      'No es un examen: no hay respuestas correctas ni incorrectas.',
    ],
    button: 'Abrir el cuestionario',
    closing: [
      'Puedes desactivar estos recordatorios en tu cuenta, en «Notificaciones».',
      ...closing,
    ],
  },
  retake_offered: {
    subject: 'Puedes repetir el cuestionario',
    greeting,
    paragraphs: [
      'Te invitamos a repetir el cuestionario sobre cómo aprendes. Algunas respuestas hicieron que tu último resultado fuera un poco menos seguro.',
      'No es un examen y no has hecho nada mal. Elige un momento tranquilo; hasta entonces cuenta tu último resultado.',
    ],
    button: 'Abrir mi perfil',
    closing: ['Puedes desactivar este correo en tu cuenta, en «Notificaciones».', ...closing],
  },
  // money
  trial_ending: {
    subject: 'Tu prueba gratuita termina el {{day}}',
    greeting,
    paragraphs: [
      'Tu prueba gratuita termina el {{day}}. Como tu suscripción se renueva automáticamente, ese día cobraremos {{amount}} a tu tarjeta.',
      'Si no quieres, cancela antes: no pagarás nada y tu acceso simplemente terminará.',
    ],
    button: 'Abrir mi suscripción',
    closing,
  },
  renewal_coming: {
    subject: 'Tu suscripción se renueva el {{day}}',
    greeting,
    paragraphs: [
      'Tu suscripción se renueva el {{day}}. Ese día cobraremos {{amount}} a tu tarjeta.',
      'Si no quieres, cancela antes. Hasta entonces conservas el acceso.',
    ],
    button: 'Abrir mi suscripción',
    closing,
  },
  access_ending: {
    subject: 'Tu acceso termina el {{day}}',
    greeting,
    paragraphs: [
      'Tu acceso termina el {{day}} y no se cobrará nada. Si quieres seguir, renueva tu suscripción cuando quieras: el tiempo que te queda se suma.',
    ],
    button: 'Renovar mi suscripción',
    closing,
  },
  access_expired: {
    subject: 'Tu acceso ha terminado',
    greeting,
    paragraphs: [
      'Tu suscripción ha terminado. Todavía puedes leer el nombre de tu perfil, tus puntuaciones y tus datos.',
      'Si quieres volver a usar todo lo demás, renueva tu suscripción.',
    ],
    button: 'Renovar mi suscripción',
    closing,
  },
  payment_receipt: {
    subject: 'Recibo de tu pago',
    greeting,
    paragraphs: [
      'Gracias. Hemos recibido tu pago de {{amount}}. El número de tu recibo es {{number}}.',
      'Tu acceso dura ahora hasta el {{day}}. Encontrarás todos tus recibos en tu suscripción.',
    ],
    button: 'Abrir mi suscripción',
    closing,
  },
  payment_failed: {
    subject: 'Tu pago no se ha realizado',
    greeting,
    paragraphs: [
      'No hemos podido cobrar {{amount}} a tu tarjeta. {{reason}}',
      'Conservas el acceso hasta el {{day}}. Hasta entonces lo intentaremos otra vez; también puedes pagar ahora o guardar otra tarjeta.',
    ],
    button: 'Pagar ahora',
    closing,
    reasons: {
      card_declined: 'Tu banco ha rechazado la tarjeta.',
      card_expired: 'La tarjeta ha caducado.',
      confirmation_needed: 'Tu banco quiere que confirmes el pago.',
      not_completed: 'El pago no se completó.',
    },
  },
  // people who know each other
  contact_requested: {
    subject: '{{sender}} quiere tenerte entre sus contactos',
    greeting,
    paragraphs: [
      '{{sender}} te ha enviado una solicitud de contacto.',
      'Los contactos pueden trabajar juntos en equipos, y cada cual ve lo que la otra persona escribe sobre sí misma. Decides tú si aceptas.',
    ],
    button: 'Ver la solicitud',
    closing,
  },
  contact_accepted: {
    subject: '{{sender}} ya está entre tus contactos',
    greeting,
    paragraphs: ['{{sender}} ha aceptado: ya estáis en contacto.'],
    button: 'Ver mis contactos',
    closing,
  },
  contact_invitation: {
    subject: '{{sender}} quiere conectar contigo en Quartet',
    greeting,
    paragraphs: [
      '{{sender}} quiere tenerte entre sus contactos en Quartet.',
      'Con el enlace puedes aceptar o rechazar. Vale 14 días, y abrirlo no decide nada.',
      'Si la página pide un código, escribe este:',
    ],
    button: 'Ver la invitación',
    closing,
  },
  contact_invitation_new: {
    subject: '{{sender}} te invita a Quartet',
    greeting: 'Hola:',
    paragraphs: [
      '{{sender}} usa Quartet y quiere tenerte allí entre sus contactos.',
      'Si quieres, crea una cuenta con esta dirección: el enlace vale 14 días. Si no haces nada, no pasa nada.',
    ],
    button: 'Crear una cuenta',
    closing: [shareReasons.address, ...closing],
  },
  team_invitation: {
    subject: '{{sender}} te invita al equipo «{{team}}»',
    greeting,
    paragraphs: [
      '{{sender}} quiere trabajar contigo en Quartet, en el equipo «{{team}}».',
      'Con el enlace puedes leer qué vería de ti el equipo. Después puedes aceptar o rechazar. Vale 14 días, y abrirlo no decide nada.',
      'Si la página pide un código, escribe este:',
    ],
    button: 'Ver la invitación',
    closing,
  },
  team_invitation_new: {
    subject: '{{sender}} te invita al equipo «{{team}}»',
    greeting: 'Hola:',
    paragraphs: [
      '{{sender}} usa Quartet y quiere trabajar allí contigo, en el equipo «{{team}}».',
      'Si quieres, crea una cuenta con esta dirección: el enlace vale 14 días. El equipo no ve nada de ti hasta que aceptes. Si no haces nada, no pasa nada.',
    ],
    button: 'Crear una cuenta',
    closing: [shareReasons.address, ...closing],
  },
  team_started: {
    subject: 'Tu equipo «{{team}}» ha empezado',
    greeting,
    paragraphs: [
      'Tu equipo «{{team}}» ya puede empezar.',
      'En su página encuentras los patrones de todo el equipo, y lo que aporta y necesita cada miembro. Allí también puedes escribir cómo trabajarás con este equipo.',
    ],
    button: 'Ver el equipo',
    closing,
  },
  team_started_leader: {
    subject: 'Tu equipo «{{team}}» ha empezado',
    greeting,
    paragraphs: [
      'Tu equipo «{{team}}» ya puede empezar.',
      'Mirad juntos vuestros patrones. Después, como diriges el equipo, puedes escribir su declaración: quién va por delante en cada patrón y cómo decidís.',
    ],
    button: 'Ver el equipo',
    closing,
  },
  family_invitation: {
    subject: '{{sender}} te invita a su familia en Quartet',
    greeting: 'Hola:',
    paragraphs: [
      '{{sender}} tiene un plan familiar en Quartet y quiere que formes parte de la familia «{{family}}». A ti no te cuesta nada.',
      'Sigue el enlace para registrarte como miembro. Si ya tienes una cuenta, inicia sesión y abre la página de tu familia. Este es el código de la familia:',
    ],
    button: 'Unirse a la familia',
    closing: [shareReasons.address, ...closing],
  },
  family_left: {
    subject: 'Ya no perteneces a la familia «{{family}}»',
    greeting,
    paragraphs: [
      'Ya no perteneces a la familia «{{family}}» en Quartet. Tu cuenta y todo lo que contiene siguen siendo tuyos.',
      'Puedes usarlo todo hasta el {{date}}. Después podrás seguir leyendo tu perfil, y un plan propio abrirá lo demás de nuevo.',
    ],
    closing,
  },
  family_narrowed: {
    subject: 'Cambia lo que tu familia ve de {{member}}',
    greeting,
    paragraphs: [
      '{{member}} ya es mayor que antes. Desde ahora, quien administra la familia en Quartet ve menos datos de {{member}}, que decide más por su cuenta.',
      'La página de la familia dice exactamente quién ve qué.',
    ],
    button: 'Ver la familia',
    closing,
  },
  tasks_assigned: {
    subject: '{{sender}} tiene algo nuevo para ti',
    greeting,
    paragraphs: ['{{sender}} ha puesto algo nuevo en tu lista de tareas:'],
    more: { one: 'y {{count}} más', many: 'y {{count}} más', other: 'y {{count}} más' },
    button: 'Ver mis tareas',
    closing,
  },
  tasks_assigned_unnamed: {
    subject: 'Hay algo nuevo en tu lista de tareas',
    greeting,
    paragraphs: ['Hay algo nuevo en tu lista de tareas:'],
    more: { one: 'y {{count}} más', many: 'y {{count}} más', other: 'y {{count}} más' },
    button: 'Ver mis tareas',
    closing,
  },
  team_task_added: {
    subject: 'Nueva tarea para tu equipo',
    greeting,
    paragraphs: ['Hay una nueva tarea para uno de tus equipos:'],
    button: 'Ver la tarea',
    closing,
  },
} as const satisfies Record<MailName, MailText>
