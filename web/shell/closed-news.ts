/** Remembers, under the name that the specification gives, which news its reader has closed, and hides it. */
export function closeNews(id: string): void {
  delete document.documentElement.dataset.news
  try {
    localStorage.setItem('isCloseForUser', id)
  } catch {
    // A browser that keeps nothing shows it again with the next document.
  }
}

/** Runs in the head, before anything is painted: closed news never takes room, and nothing moves when it is missing. */
export const closedNewsScript = `try{
var page=document.documentElement;
if(localStorage.getItem('isCloseForUser')===page.dataset.news)delete page.dataset.news
}catch(e){}`
