/**
 * A longer text: paragraphs are set apart by an empty line, and lines that begin with `- ` are a list. Where the words are
 * our own, `[words](https://…)` leads somewhere.
 */
export function Prose({ text, hasLinks = false }: { text: string; hasLinks?: boolean }) {
  const say = (words: string) => (hasLinks ? linkWords(words) : words)
  return (
    <div className="prose">
      {text.split('\n\n').map((block) =>
        block.startsWith('- ') ? (
          <ul key={block}>
            {block.split('\n').map((line) => (
              <li key={line}>{say(line.slice(2))}</li>
            ))}
          </ul>
        ) : (
          <p key={block}>{say(block)}</p>
        ),
      )}
    </div>
  )
}

function linkWords(text: string) {
  return text.split(/(\[[^\]]+\]\(https:[^)]+\))/).map((part) => {
    const [, words, address] = /^\[(.+)\]\((.+)\)$/.exec(part) ?? []
    return address ? (
      <a key={part} href={address} target="_blank" rel="noopener">
        {words}
      </a>
    ) : (
      part
    )
  })
}
