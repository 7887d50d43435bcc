import { useEffect, useState } from 'react'
import styles from './qr-code.module.css'
import { qrPicture } from './qr-picture.ts'

/** A QR code, for a camera beside the screen or a card. */
export function QrCode({
  text,
  label,
  size = 220,
}: {
  text: string
  label: string
  size?: number
}) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made = ''
    void qrPicture(text, 'code.png').then((file) => {
      made = URL.createObjectURL(file)
      setAddress(made)
    })
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address ? (
    <img className={styles.qr} src={address} width={size} height={size} alt={label} />
  ) : null
}
