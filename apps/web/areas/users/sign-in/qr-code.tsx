import { useEffect, useState } from 'react'
import { qrPicture } from '../../../components/qr-picture.ts'
import styles from './sign-in.module.css'

/** A QR code, for a camera beside the screen. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    let made = ''
    void qrPicture(text, 'key.png').then((file) => {
      made = URL.createObjectURL(file)
      setAddress(made)
    })
    return () => URL.revokeObjectURL(made)
  }, [text])
  return address ? (
    <img className={styles.qr} src={address} width={220} height={220} alt={label} />
  ) : null
}
