export function TemplateLinks() {
  return null
}
