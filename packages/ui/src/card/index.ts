export { Card, CardBody, CardFooter, CardHeader, CardRoot, CardTitle } from './card'
export type { CardBodyProps, CardProps, CardTitleProps } from './card'
