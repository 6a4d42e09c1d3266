/**
 * Runs in the head, before anything is painted: where somebody is signed in the header shows no way to sign in, and
 * nothing moves when the name comes.
 */
export const sessionMarkScript = `try{
if(localStorage.getItem('token'))document.documentElement.setAttribute('data-session','')
}catch(e){}`
