import { useTranslations } from 'shared-i18n'
import { Container, Page, Skeleton, Stack, VisuallyHidden } from 'shared-ui'
import { homeTranslations } from '../../shared/homeTranslations.ts'
import { Header, HeaderBody, Portrait, Words } from './entityStyles.ts'

const LINES = ['a', 'b', 'c', 'd', 'e', 'f']

/** The skeleton of a person's, a character's or a studio's page. */
export function EntitySkeleton() {
	const t = useTranslations(homeTranslations)
	return (
		<Page $bleed aria-busy="true">
			<VisuallyHidden role="status">{t('title.loading')}</VisuallyHidden>
			<Header as="div" aria-hidden="true">
				<Container>
					<HeaderBody>
						<Portrait>
							<Skeleton $ratio="1" />
						</Portrait>
						<Words>
							<Skeleton $height="2.5rem" $width="min(22rem, 90%)" />
							<Skeleton $height="1.1rem" $width="9rem" />
							<Skeleton $height="var(--control-md)" $width="var(--control-md)" />
						</Words>
					</HeaderBody>
				</Container>
			</Header>
			<Container>
				<Stack $gap={4} aria-hidden="true">
					<Skeleton $height="2rem" $width="10rem" />
					{LINES.map((line) => (
						<Skeleton key={line} $height="4.5rem" />
					))}
				</Stack>
			</Container>
		</Page>
	)
}
