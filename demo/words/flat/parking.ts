import type { Line } from '../grammar.ts'

/** Parking and who keeps the gate. */
export const parking: readonly Line[] = [
  [
    'parking_roofed parkings',
    'Los {parking} son techados y [están juntos|quedan uno al lado del otro].',
    'The {parking} are covered and [together|side by side].',
  ],
  ['parking_roofed oneparking', 'El parqueo es techado y asignado.', 'The parking space is covered and reserved.'],
  [
    'parkings electric_gate',
    'Tiene {parking} detrás de un portón eléctrico.',
    'It has {parking} behind an electric gate.',
  ],
  [
    'oneparking electric_gate',
    'Hay un parqueo asignado, portón eléctrico y [control de visitas|registro de visitantes].',
    'There is one reserved parking space, an electric gate and [visitor control|a visitors’ log].',
  ],
  [
    'parkings',
    'Le corresponden {parking}, [más los de visita|numerados].',
    'It comes with {parking}, [plus visitors’ spaces|numbered].',
  ],
  [
    'oneparking',
    'Le corresponde un parqueo y [hay espacio para visitas|las visitas tienen dónde parquearse].',
    'It comes with one parking space, and [there is room for visitors|visitors can park too].',
  ],
  [
    'janitor electric_gate',
    'Hay seguridad las 24 horas y cámaras en [los accesos|la entrada].',
    'There is round-the-clock security, with cameras at [the entrances|the gate].',
  ],
  [
    'gates electric_gate',
    'El residencial es cerrado, con garita y [acceso controlado|control de acceso].',
    'The development is closed, with a gatehouse and [controlled access|access control].',
  ],
  ['grids', 'Las ventanas tienen protectores de hierro.', 'The windows have iron grilles.'],
  [
    'electric_gate',
    'Se entra por portón eléctrico, con [intercom hasta el apartamento|intercom].',
    'You enter through an electric gate, with [an intercom to the apartment|an intercom].',
  ],
  [
    'oneparking',
    'El parqueo [queda cerca de la entrada|está marcado y es fijo|no se comparte].',
    'The parking space [is near the entrance|is marked and fixed|is not shared].',
  ],
  [
    'oneparking parking_roofed elevator',
    'Se parquea bajo techo, [a pasos del ascensor|en una plaza cómoda].',
    'Parking is under cover, [steps from the lift|in a space that is easy to get into].',
  ],
  [
    'oneparking !parking_roofed',
    'El parqueo es descubierto, [frente al edificio|dentro de la verja].',
    'The parking space is in the open, [in front of the building|inside the gate].',
  ],
  [
    'parkings',
    'Los {parking} [están en línea|están numerados|quedan en el mismo nivel].',
    'The {parking} [are in tandem|are numbered|are on the same level].',
  ],
  [
    'parkings parking_roofed',
    'Caben {parking} bajo techo, [sin columnas que estorben|sin maniobras].',
    'There are {parking} under cover, [with no columns in the way|with easy access].',
  ],
  [
    'janitor',
    'Un conserje [cuida la entrada y las áreas comunes|recibe paquetes y atiende las áreas comunes].',
    'A caretaker [looks after the entrance and common areas|takes in parcels and tends the common areas].',
  ],
  [
    'janitor tower',
    'Hay vigilancia de día y de noche, con [registro de visitas en el lobby|recepción en el lobby].',
    'There are guards day and night, with [visitors signed in at the lobby|reception in the lobby].',
  ],
  [
    'gates',
    'Se entra por garita, con [vigilante permanente|código para visitas].',
    'You come in past a gatehouse, with [a guard always there|a code for visitors].',
  ],
  [
    'gates coast',
    'La garita funciona [las 24 horas|día y noche] y las calles internas son solo para residentes.',
    'The gatehouse is staffed [round the clock|day and night] and the inner streets are for residents only.',
  ],
  [
    'electric_gate',
    'El portón se abre [a control remoto|desde el celular] y el perímetro tiene cámaras.',
    'The gate opens [by remote control|from your phone] and there are cameras around the perimeter.',
  ],
  [
    'electric_gate !janitor',
    'Tiene portón eléctrico, verja perimetral y [buena iluminación de noche|cámaras].',
    'It has an electric gate, a perimeter fence and [good lighting at night|cameras].',
  ],
  [
    'grids balcony',
    'Balcón y ventanas están protegidos [con hierro forjado|con rejas pintadas de blanco].',
    'The balcony and windows are protected [with wrought iron|by white-painted bars].',
  ],
]
