const vertexShader = `
attribute vec2 corner;
varying vec2 place;
void main() { place = corner; gl_Position = vec4(corner, 0.0, 1.0); }`

// The ray of each pixel is turned by the look (pitch, then yaw) and read in the picture by longitude and latitude.
const fragmentShader = `
precision highp float;
varying vec2 place;
uniform sampler2D picture;
uniform vec2 spread;
uniform vec2 look;
void main() {
  vec3 ray = normalize(vec3(place * spread, -1.0));
  float c = cos(look.y), s = sin(look.y);
  ray = vec3(ray.x, c * ray.y - s * ray.z, s * ray.y + c * ray.z);
  c = cos(look.x); s = sin(look.x);
  ray = vec3(c * ray.x - s * ray.z, ray.y, s * ray.x + c * ray.z);
  float longitude = atan(ray.x, -ray.z) / 6.2831853 + 0.5;
  float latitude = acos(clamp(ray.y, -1.0, 1.0)) / 3.14159265;
  gl_FragColor = texture2D(picture, vec2(longitude, latitude));
}`

const narrowest = 35
const widest = 100
const usual = 80
const steepest = 1.4

export type Panorama = {
  /** Turns the look by so many radians to the right and up. */
  turn: (right: number, up: number) => void
  /** Narrows the view by so many degrees; less than none widens it. */
  zoom: (degrees: number) => void
  close: () => void
}

/** Shows an equirectangular picture in `canvas` as seen from its middle; null where the browser has no WebGL. */
export function openPanorama(canvas: HTMLCanvasElement, picture: HTMLImageElement): Panorama | null {
  const gl = canvas.getContext('webgl', { antialias: false })
  const program = gl && programOf(gl)
  if (!gl || !program) return null

  fillWithOneTriangle(gl, program)
  loadTexture(gl, picture)
  const spread = gl.getUniformLocation(program, 'spread')
  const look = gl.getUniformLocation(program, 'look')
  const view = { right: 0, up: 0, degrees: usual, frame: 0 }

  const draw = () => {
    view.frame = 0
    const ratio = Math.min(2, devicePixelRatio)
    const { clientWidth: width, clientHeight: height } = canvas
    canvas.width = Math.round(width * ratio)
    canvas.height = Math.round(height * ratio)
    gl.viewport(0, 0, canvas.width, canvas.height)
    const across = Math.tan((view.degrees * Math.PI) / 360) * Math.max(1, width / height)
    gl.uniform2f(spread, across, (across * height) / width)
    gl.uniform2f(look, view.right, view.up)
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  }
  const redraw = () => {
    view.frame ||= requestAnimationFrame(draw)
  }
  const panorama: Panorama = {
    turn: (right, up) => {
      view.right += right
      view.up = Math.max(-steepest, Math.min(steepest, view.up + up))
      redraw()
    },
    zoom: (degrees) => {
      view.degrees = Math.max(narrowest, Math.min(widest, view.degrees - degrees))
      redraw()
    },
    close: () => {
      resized.disconnect()
      cancelAnimationFrame(view.frame)
      gl.getExtension('WEBGL_lose_context')?.loseContext()
    },
  }
  const resized = new ResizeObserver(redraw)
  resized.observe(canvas)
  listen(canvas, panorama, () => (view.degrees * Math.PI) / 180 / canvas.clientHeight)
  return panorama
}

/** Drag, wheel and keys; `radiansOfPixel` keeps what was grabbed under the finger. */
function listen(canvas: HTMLCanvasElement, panorama: Panorama, radiansOfPixel: () => number): void {
  const last = { x: 0, y: 0 }
  canvas.addEventListener('pointerdown', ({ pointerId, clientX: x, clientY: y }) => {
    canvas.setPointerCapture(pointerId)
    Object.assign(last, { x, y })
  })
  canvas.addEventListener('pointermove', ({ pointerId, clientX: x, clientY: y }) => {
    if (!canvas.hasPointerCapture(pointerId)) return
    panorama.turn((last.x - x) * radiansOfPixel(), (y - last.y) * radiansOfPixel())
    Object.assign(last, { x, y })
  })
  canvas.addEventListener('wheel', (event) => {
    // The page scrolls as ever unless one asks for zoom the way a map does.
    if (!event.ctrlKey && !document.fullscreenElement) return
    event.preventDefault()
    panorama.zoom(-event.deltaY * 0.05)
  })
  canvas.addEventListener('keydown', (event) => {
    const move = keys[event.key]
    if (!move) return
    event.preventDefault()
    move(panorama)
  })
}

const step = 0.12
const keys: Record<string, ((panorama: Panorama) => void) | undefined> = {
  ArrowLeft: ({ turn }) => turn(-step, 0),
  ArrowRight: ({ turn }) => turn(step, 0),
  ArrowUp: ({ turn }) => turn(0, step),
  ArrowDown: ({ turn }) => turn(0, -step),
  '+': ({ zoom }) => zoom(8),
  '-': ({ zoom }) => zoom(-8),
}

function programOf(gl: WebGLRenderingContext): WebGLProgram | null {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) return null
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return null
  gl.useProgram(program)
  return program
}

function fillWithOneTriangle(gl: WebGLRenderingContext, program: WebGLProgram): void {
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer())
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW)
  const corner = gl.getAttribLocation(program, 'corner')
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
}

function loadTexture(gl: WebGLRenderingContext, picture: HTMLImageElement): void {
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture())
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  // WebGL 1 takes pictures whose sides are no powers of two only when they do not repeat.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
}
