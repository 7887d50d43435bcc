/** Hands a file to the browser, as a link with its name would. */
export function download(file: File) {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
