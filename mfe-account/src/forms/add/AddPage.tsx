import type { ReactNode } from 'react'
import { Link, useLoaderData } from 'react-router-dom'
import { LoadFailure } from 'shared-composition'
import type { creationStartRoute, RouteAnswer } from 'shared-contract'
import { useTranslations } from 'shared-i18n'
import { ChevronLeftIcon, Container, color, Page, PageHeading, Stack, size, space } from 'shared-ui'
import { styled } from 'styled-components'
import { addTranslations } from './addTranslations.ts'
import type { AddLoaderData } from './loadCreationForm.ts'
import type { CreationName } from './useCreation.ts'

const Back = styled(Link)`
	display: inline-flex;
	gap: ${space[1]};
	align-items: center;
	width: fit-content;
	padding-block: ${space[1]};
	font-size: ${size.sm};
	font-weight: 600;
	text-decoration: none;
	color: ${color.muted};
	&:hover { color: ${color.text}; text-decoration: underline; }
`

interface AddPageProps {
	form: CreationName
	/** Uses the full page width, for two columns. */
	isWide?: boolean
	/** The form. */
	children: (start: RouteAnswer<typeof creationStartRoute>) => ReactNode
}

/** A creation page: back link, heading and form. */
export function AddPage({ form, isWide = false, children }: AddPageProps) {
	const t = useTranslations(addTranslations)
	const start = useLoaderData<AddLoaderData>()
	return (
		<Page>
			<title>{`${t(`add.${form}.title`)} · Niouka`}</title>
			<Container $width={isWide ? 'page' : 'text'}>
				<Stack $gap={6}>
					<Stack $gap={2}>
						<Back to="/dashboard">
							<ChevronLeftIcon size={16} />
							{t('add.back')}
						</Back>
						<PageHeading title={t(`add.${form}.title`)} lead={t(`add.${form}.lead`)} />
					</Stack>
					{start.state === 'done' ? children(start.answer) : <LoadFailure title={t('add.failed')} />}
				</Stack>
			</Container>
		</Page>
	)
}
