import { Stack } from 'shared-ui'
import { AuthorizationsPanel } from './AuthorizationsPanel.tsx'
import { OwnAppsPanel } from './OwnAppsPanel.tsx'
import { TokensPanel } from './TokensPanel.tsx'

/** What may act for the member: authorised apps and personal tokens; and the apps that the member has registered. */
export function AppsSection() {
	return (
		<Stack $gap={8}>
			<AuthorizationsPanel />
			<TokensPanel />
			<OwnAppsPanel />
		</Stack>
	)
}
