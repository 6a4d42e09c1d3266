/** A page behind the gate asks again and again whether it is open, and brings its pass when it asks for its manifest. */
export function addGateWatch(html: string): string {
  return html
    .replace('<link rel="manifest" ', '<link rel="manifest" crossorigin="use-credentials" ')
    .replace('</head>', '<script src="/gate.js" async></script></head>')
}

/** Runs on the gate's screen and on every page behind it, at `/gate.js`: the functions below as they are written. */
export const gateScript = `(()=>{${[begin, letItShow, watch, check, lock, openedAt, keep].map(String).join('\n')}
${begin.name}()})()`

function begin(): void {
  const password = document.querySelector<HTMLInputElement>('#password')
  const toggle = document.querySelector<HTMLButtonElement>('#show-password')
  if (password && toggle) letItShow(password, toggle)
  else watch()
}

function letItShow(password: HTMLInputElement, toggle: HTMLButtonElement): void {
  keep(null)
  toggle.hidden = false
  toggle.addEventListener('click', () => {
    const isShown = password.type === 'password'
    password.type = isShown ? 'text' : 'password'
    toggle.textContent = (isShown ? toggle.dataset.hide : toggle.dataset.show) ?? ''
  })
}

/** Whether the gate is still open is asked every five seconds while the page is looked at. */
function watch(): void {
  void check()
  setInterval(() => void check(), 5000)
  document.addEventListener('visibilitychange', () => void check())
  addEventListener('pageshow', () => void check())
}

async function check(): Promise<void> {
  if (document.hidden) return
  try {
    const answer = await fetch('/gate/state', { cache: 'no-store' })
    if (answer.status === 403) return lock()
    if (answer.ok) keep(((await answer.json()) as { data: { expires_at: string } }).data.expires_at)
  } catch {
    // Without a network the time that was told is what is left to go by.
    if (Date.now() - openedAt() >= 86_400_000) lock()
  }
}

function lock(): void {
  keep(null)
  location.reload()
}

function openedAt(): number {
  try {
    return Number(localStorage.getItem('testGateAt') ?? 0)
  } catch {
    return Date.now()
  }
}

/** The flag and the moment of the specification; nothing of ours believes them while the server can be asked. */
function keep(expiresAt: string | null): void {
  try {
    if (expiresAt) {
      localStorage.setItem('testGate', 'true')
      localStorage.setItem('testGateAt', String(Date.parse(expiresAt) - 86_400_000))
    } else {
      localStorage.removeItem('testGate')
      localStorage.removeItem('testGateAt')
    }
  } catch {
    // A browser that keeps nothing is asked all the same.
  }
}
