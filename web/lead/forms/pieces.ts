/** Every form that writes to the network: written by the server, live once its reader acts. */
export { AgentForm } from './agent-form.tsx'
export { ContactForm } from './contact-form.tsx'
export { FranchiseForm } from './franchise-form.tsx'
export { JoinForm } from './join-form.tsx'
export { LoanForm } from './loan-form.tsx'
