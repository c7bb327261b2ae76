import { useState } from 'react'
import { type Authorization, authorizationsRoute, revokeAuthorizationRoute } from 'shared-contract'
import { useFormats, useTranslations } from 'shared-i18n'
import { act, call } from 'shared-state'
import { Button, Meta, Stack } from 'shared-ui'
import { ScopeList } from '../../auth/scopes/ScopeList.tsx'
import { appTranslations } from './appTranslations.ts'
import { ConfirmChange } from './ConfirmChange.tsx'
import { ListPanel } from './ListPanel.tsx'
import { createMemberList } from './memberList.ts'
import { RowActions } from './style.ts'

const createAuthorizations = () => createMemberList(() => call(authorizationsRoute, {}))

/** The apps that the member lets act for them, with buttons to end that. */
export function AuthorizationsPanel() {
	const t = useTranslations(appTranslations)
	const [list] = useState(createAuthorizations)
	const [ended, setEnded] = useState<Authorization['app']>()
	return (
		<ListPanel
			list={list}
			title={t('authorizations.title')}
			lead={t('authorizations.lead')}
			failed={t('authorizations.failed')}
			none={t('authorizations.none')}
			dialogs={
				ended && (
					<ConfirmChange
						list={list}
						title={t('authorizations.end.title', { name: ended.name })}
						text={t('authorizations.end.text')}
						action={t('authorizations.end')}
						done={t('authorizations.end.done', { name: ended.name })}
						change={() => act(revokeAuthorizationRoute, { params: { id: ended.id } })}
						onClose={() => setEnded(undefined)}
					/>
				)
			}
		>
			{(one) => <AuthorizationRow key={one.app.id} authorization={one} onEnd={() => setEnded(one.app)} />}
		</ListPanel>
	)
}

function AuthorizationRow({ authorization, onEnd }: { authorization: Authorization; onEnd: () => void }) {
	const t = useTranslations(appTranslations)
	const formats = useFormats()
	const { app, scopes, since, usedAt } = authorization
	return (
		<li>
			<Stack $gap={2}>
				<strong>{app.name}</strong>
				<ScopeList scopes={scopes} />
				<Meta as="p">
					{t('apps.since', { date: formats.date(since) })}
					{' · '}
					{usedAt === null ? t('apps.unused') : t('apps.used', { ago: formats.ago(usedAt) })}
				</Meta>
			</Stack>
			<RowActions>
				<Button size="sm" variant="danger" aria-label={t('authorizations.end.of', { name: app.name })} onClick={onEnd}>
					{t('authorizations.end')}
				</Button>
			</RowActions>
		</li>
	)
}
