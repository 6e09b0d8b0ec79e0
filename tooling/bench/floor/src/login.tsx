import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoginMutation } from './store.ts';

export function Login() {
  const [values, setValues] = useState({ email: '', password: '' });
  const [login] = useLoginMutation();
  const navigate = useNavigate();
  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ p: 3 }}
      onSubmit={(event) => {
        event.preventDefault();
        void login(values);
        navigate('/home');
      }}
    >
      <Typography variant="h4" component="h1">
        Ingrese a su plan
      </Typography>
      <TextField
        name="email"
        type="email"
        label="Email"
        value={values.email}
        onChange={(event) => setValues({ ...values, email: event.target.value })}
      />
      <TextField
        name="password"
        type="password"
        label="Contraseña"
        value={values.password}
        onChange={(event) => setValues({ ...values, password: event.target.value })}
      />
      <Button type="submit" variant="contained">
        Ingresar
      </Button>
    </Stack>
  );
}
