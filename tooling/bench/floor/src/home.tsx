import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { usePetsQuery } from './store.ts';

export function Component() {
  const { data = [] } = usePetsQuery();
  return (
    <main id="home">
      <Typography variant="h4" component="h1">
        Sus mascotas
      </Typography>
      {Array.isArray(data) &&
        data.map((pet) => (
          <Card key={pet.id}>
            <CardContent>
              <Typography>{pet.nombre}</Typography>
            </CardContent>
          </Card>
        ))}
    </main>
  );
}
