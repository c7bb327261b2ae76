import { useLoaderData, useRevalidator } from 'react-router-dom'
import { FailurePanel } from 'shared-composition'
import type { TogetherRoom } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import type { Outcome } from 'shared-state'
import { Container, EmptyState, LinkButton, Page, PageHeading, Stack } from 'shared-ui'
import { BeginTogether } from './BeginTogether.tsx'
import { TOGETHER_PATH } from './beginTogether.ts'
import { EnterRoom } from './EnterRoom.tsx'
import { Room } from './Room.tsx'
import { togetherTranslations } from './togetherTranslations.ts'

/** Where people choose together what they watch: the way into a room, or the room of the address. */
export function TogetherPage() {
	const t = useTranslations(togetherTranslations)
	const outcome = useLoaderData<Outcome<TogetherRoom> | null>()
	return (
		<Page>
			<title>{`${t('together.title')} · Niouka`}</title>
			<Container $width="text">
				<Stack $gap={6}>
					<PageHeading title={t('together.title')} lead={outcome === null ? t('together.lead') : undefined} />
					{outcome === null ? <BeginTogether /> : <Found outcome={outcome} />}
				</Stack>
			</Container>
		</Page>
	)
}

function Found({ outcome }: { outcome: Outcome<TogetherRoom> }) {
	const t = useTranslations(togetherTranslations)
	const { revalidate } = useRevalidator()
	if (outcome.state === 'done') {
		const room = outcome.answer
		return room.people.length > 0 ? <Room key={room.code} initial={room} /> : <EnterRoom room={room} />
	}
	if (outcome.state !== 'refused' || outcome.status !== 404) {
		return <FailurePanel title={t('together.failed')} onRetry={revalidate} />
	}
	return (
		<EmptyState
			title={t('together.gone.title')}
			text={t('together.gone.text')}
			action={<LinkButton to={TOGETHER_PATH}>{t('together.begin')}</LinkButton>}
		/>
	)
}
