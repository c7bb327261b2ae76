import type { AccountSettings } from 'shared-contract'
import { Stack } from 'shared-ui'
import { DiscordLink } from '../account/DiscordLink.tsx'
import { Sessions } from '../account/Sessions.tsx'
import { PasswordPanel } from './PasswordPanel.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import type { PasswordForm } from './usePasswordForm.ts'

interface SecuritySectionProps {
	account: AccountSettings
	password: PasswordForm
}

/** How the member signs in, and where they did: passkeys, password, Discord and sessions. */
export function SecuritySection({ account, password }: SecuritySectionProps) {
	return (
		<Stack $gap={8}>
			<SecurityPanel />
			<PasswordPanel account={account} form={password} />
			<DiscordLink name={account.discordName} />
			<Sessions />
		</Stack>
	)
}
