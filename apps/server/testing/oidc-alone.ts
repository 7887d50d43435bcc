// The provider of sign-in for the browser tests, on the port and for the site that
// playwright.config.ts passes.
import { startOidcProvider } from './oidc-provider.ts'

const [, , port, site] = process.argv
await startOidcProvider([`${site}/login/callback/oidc`], Number(port))
