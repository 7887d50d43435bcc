import type { TopicWords } from '../topics/topic-words.ts'

export const topicWords: TopicWords = {
  school: {
    reading:
      'lee leer lean lectura libro libros capítulo* novela* historia cuento poema* fragmento texto autor* personaje*',
    writing:
      'escribe escribir escriba* redacción redacta ensayo carta borrador frases párrafo* ortografía diario informe resumen resume',
    math: 'matemátic* calcula* cálculo ecuaci* fracci* multiplic* divide división geometría álgebra ángulo* porcentaje* suma triángulo* gráfica',
    test_taking: 'examen exámenes test prueba control cuestionario repasa* repaso',
    projects:
      'proyecto* presentación presentaciones cartel póster mural diapositiva* maqueta* modelo exposición investigación experimento* construir construye',
    group_work: 'grupo grupos equipo compañer* juntos parejas roles',
    listening: 'escucha* audición clase apuntes notas podcast audio grabación dictado vídeo video',
    homework: 'deberes tarea ficha fichas ejercicio* estudia estudiar cuaderno vocabulario mañana',
  },
  work: {
    reports:
      'email correo correos informe* escribe escribir redacta* borrador carta respuesta resumen documento* acta',
    meetings: 'reunión reuniones agenda asist* invita* acta taller participant*',
    planning:
      'plan planifica* proyecto* calendario cronograma presupuesto organiza* evento* coordina* etapas',
    new_tool:
      'herramienta* software aplicación sistema programa instala* aprende* formación tutorial manual licencia configura*',
    problem:
      'problema* error errores avería* fallo* repara* reparación roto solución resuelve* resolver causa* analiza* defecto*',
    customers:
      'cliente* huésped* pedido* queja* reclamaci* servicio tienda venta* entrega reembolso paciente* visitante*',
    feedback:
      'feedback evalua* valoraci* crítica* elogio* mejora* rendimiento compañer* comentario*',
    time_pressure: 'urgente* ya inmediat* hoy plazo rápido prisa prioridad* emergencia',
  },
  career: {
    field:
      'campo área áreas interés intereses sector* orientación profesión profesiones estudios carrera grado',
    advert:
      'anuncio oferta vacante requisito* funciones responsab* cualifica* salario buscamos puesto experiencia turnos',
    application:
      'cv currículum curriculum solicitud candidatura carta presentación portafolio referencias',
    interview: 'entrevista* preguntas tribunal reclutador*',
    first_weeks: 'incorporación mentor inicio acogida',
    changing: 'cambiar cambio dimisión preaviso reconversión dejar',
  },
}
